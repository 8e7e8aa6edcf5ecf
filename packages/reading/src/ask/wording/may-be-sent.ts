import type { Chart } from '../../chart.ts';
import type { Paragraph } from '../../reading.ts';
import { longDate } from '../../words/long-date.ts';

/** Claims that tell the year, the day or the hour of a birth, one’s own or another’s, and so do their statements. */
const personal = new Set(
  'zodiac-year year-element pillar pillar-sign na-yin hour hour-sign hour-border sun-time phase phases phase-pillar age age-next birthday reckoned-age lunar-date lunar-birthday expression signs-of-birth'.split(
    ' ',
  ),
);

/**
 * Whether a statement of an answer may be sent to a language model to be worded: it tells neither the date, the time, the place nor
 * the name of the birth, nor what they could be computed from.
 */
export function mayBeSent(
  { text, rule, claims }: Paragraph,
  { birth, sign, zodiac, pillars }: Chart,
): boolean {
  if (rule === 'sign-of-hour' || claims.some(({ subject }) => personal.has(subject.split(':')[0] ?? '')))
    return false;
  const secrets = [
    longDate(birth.date),
    birth.date,
    birth.date.slice(0, 4),
    String(zodiac.zodiacYear),
    `${zodiac.yearElement} ${sign.name}`,
    birth.time,
    birth.name,
    birth.place?.name,
    ...Object.values(pillars).map((pillar) => pillar?.name),
  ];
  const told = text.toLowerCase();
  return secrets.every((secret) => secret === undefined || !told.includes(secret.toLowerCase()));
}
