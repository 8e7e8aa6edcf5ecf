import { readingOfStem } from './words/stems.ts';
import type { Chart } from './chart.ts';
import type { Position } from './positions.ts';
import type { Reason } from './paragraph.ts';
import type { RuleId } from './rules.ts';
import { longDate } from './words/long-date.ts';
import { pillarInWords } from './words/pillar-in-words.ts';

export const bySign = ({ sign, zodiac }: Chart, rule: RuleId = 'year-sign'): Reason => ({
  rule,
  because: `Your sign is the ${sign.name}, that of the zodiac year ${zodiac.zodiacYear}.`,
  changes: 'A birth in another zodiac year.',
});

export const byDate = ({ birth }: Chart, rule: RuleId): Reason => ({
  rule,
  because: `You were born on ${longDate(birth.date)}.`,
  changes: 'Another date of birth.',
});

const changesOf: Readonly<Record<Position, string>> = {
  year: 'A birth before or after the Start of Spring that bounds this year.',
  month: 'A birth in another month of the solar terms.',
  day: 'Another day of birth.',
  hour: 'A birth in another double hour.',
};

/** A paragraph that follows from one pillar, and from the day master where `rule` compares with it. */
export function byPillar(chart: Chart, position: Position, rule: RuleId): Reason {
  const pillar = chart.pillars[position];
  const isCertain = isCertainAt(chart, position);
  const change = position === 'hour' ? undefined : chart.pillars[position].change;
  const named = pillar
    ? `The pillar of your ${position} is ${pillarInWords(pillar)}`
    : 'The hour of your birth is not known';
  return {
    rule,
    because: change
      ? `${named} for most of the date: at ${change.at.slice(0, 5)} ${change.before.name} gave way to ${change.after.name}.`
      : `${named}.`,
    changes: isCertain
      ? changesOf[position]
      : `The time of birth, which is not known; ${lower(changesOf[position])}`,
    hangsOnHour: !isCertain,
  };
}

/** A paragraph on what a pillar is to the day master. */
export function byGod(chart: Chart, position: 'year' | 'month' | 'hour', rule: RuleId = 'ten-gods'): Reason {
  const own = byPillar(chart, position, rule);
  const { character, pinyin, element, polarity } = chart.dayMaster;
  return {
    ...own,
    because: `${own.because.slice(0, -1)}, and your day stem is ${character} (${pinyin}), ${polarity} ${element}.`,
    changes: `${own.changes.slice(0, -1)}, or on another day.`,
    hangsOnHour: own.hangsOnHour === true || !isCertainAt(chart, 'day'),
  };
}

/** A paragraph on the day master. */
export function byDayMaster(chart: Chart, rule: RuleId = 'day-master'): Reason {
  const { day } = chart.pillars;
  return {
    ...byPillar(chart, 'day', rule),
    because: `The stem of your day is ${day.stem} (${readingOfStem(day.stem)}), ${day.polarity} ${day.element}${
      day.change
        ? `, for most of the date: at ${day.change.at.slice(0, 5)} ${day.change.before.stem} gave way to ${day.change.after.stem}`
        : ''
    }.`,
  };
}

export const isCertainAt = ({ pillars }: Chart, position: Position): boolean =>
  position === 'hour' ? pillars.hour !== undefined : pillars[position].certain;

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
