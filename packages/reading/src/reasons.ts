import type { Chart } from './chart.ts';
import type { Reason } from './paragraph.ts';
import type { RuleId } from './rules.ts';
import { longDate } from './words/long-date.ts';

export const bySign = ({ sign }: Chart, rule: RuleId = 'year-sign'): Reason => ({
  rule,
  because: `Your sign is the ${sign.name}.`,
  changes: 'A birth in another zodiac year.',
});

export const byElement = ({ zodiac }: Chart): Reason => ({
  rule: 'year-element',
  because: `The element of your zodiac year is ${zodiac.yearElement}.`,
  changes: 'A birth in a zodiac year of another element.',
});

export const byDate = ({ birth }: Chart, rule: RuleId): Reason => ({
  rule,
  because: `You were born on ${longDate(birth.date)}.`,
  changes: 'Another date of birth.',
});
