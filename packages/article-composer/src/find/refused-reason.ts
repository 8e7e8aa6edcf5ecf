import { mentionsMinors, minorsRefused } from './minors.ts';
import { firstKeywordYear, hasNoSuchDate, lastKeywordYear } from './dates-in.ts';
import type { Entities } from './entities.ts';
import { withoutFestivals } from './festival-patterns.ts';
import { moneyWords, quarrelWords, refusedPhrases, refusedSubjects } from './refused-words.ts';
import { wordsIn } from './words-in.ts';

/** Why no article may be written about a keyword, by its words; `undefined` if one may. */
export function refusedReason(entities: Entities, today: Date): string | undefined {
  const { text, rows } = entities;
  return (
    refusedSubject(entities) ??
    refusedPhrases.find(({ phrases, unless }) => phrases.test(text) && unless?.(entities) !== true)?.reason ??
    (hasNoSuchDate(text)
      ? `There is no such day in our calendar, which has the years ${firstKeywordYear} to ${lastKeywordYear}.`
      : undefined) ??
    (matchesMinors(entities, today) ? minorsRefused : undefined) ??
    (rows.some(({ row }) => row.year < firstKeywordYear)
      ? `It was founded before ${firstKeywordYear}, the first year of our calendar.`
      : undefined)
  );
}

/** Whether a keyword asks to match somebody who is under 18 or not born yet. */
export const matchesMinors = ({ text, years, signs, dates, eitherDate }: Entities, today: Date): boolean =>
  mentionsMinors(
    { text, years, signs: [...new Set(signs)], dates: [...dates, ...(eitherDate?.slice(0, 1) ?? [])] },
    today,
  );

function refusedSubject({ text, signs, rows, years }: Entities): string | undefined {
  const words = wordsIn(withoutFestivals(text));
  const reason = refusedSubjects.find(
    (subject) =>
      subject.phrases?.test(text) === true ||
      words.some((word) => subject.words.has(word) && !(quarrelWords.has(word) && signs.length > 1)),
  )?.reason;
  if (reason !== undefined) return `${reason}.`;
  const asksForCharacter =
    (signs.length === 1 || /\bsigns?\b|\banimals?\b|\bzodiac\b/.test(text)) &&
    rows.length + years.length === 0;
  return words.some((word) => moneyWords.has(word)) && !asksForCharacter
    ? 'Articles give no financial advice.'
    : undefined;
}
