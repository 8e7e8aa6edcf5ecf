import type { Chart } from '../chart.ts';
import type { Claim, Paragraph } from '../reading.ts';
import type { RuleId } from '../rules.ts';
import { paragraph } from '../paragraph.ts';

/** A sentence or two of an answer, with its rule and what it claims of the chart. */
export const statement = (
  text: string,
  rule: RuleId,
  because: string,
  claims: Record<string, string | number>,
  hangsOnHour = false,
): Paragraph =>
  paragraph(text, {
    rule,
    because,
    changes: 'Another birth.',
    hangsOnHour,
    claims: Object.entries(claims).map(([subject, value]): Claim => ({ subject, value: String(value) })),
  });

/** What the person decides, and no chart. */
export const limits = ({ sign }: Chart, sentence: string): Paragraph =>
  statement(sentence, 'limits-of-a-chart', `Your chart is that of a ${sign.name}, made of a date.`, {});
