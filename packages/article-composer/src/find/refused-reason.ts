import { text as content } from '@org/content/articles';
import { filledIn } from '../claims/filled.ts';
import { mentionsMinors, minorsRefused } from '../keyword/minors.ts';
import { firstKeywordYear, hasNoSuchDate, lastKeywordYear } from '../keyword/dates-in.ts';
import type { Entities } from '../keyword/entities.ts';
import { withoutFestivals } from '../keyword/festival-patterns.ts';
import {
  mealWords,
  moneyWords,
  numberOfDeath,
  quarrelWords,
  refusedPhrases,
  refusedSubjects,
} from './refused-words.ts';
import { wordsIn } from '../keyword/plain-keyword.ts';

/** The reason why no article is about the money of a sign in a year. Articles about the sign and about its money exist. */
export const moneyOfYear: string = content('refused.money-of-year');

/** Why no article may be written about a keyword, by its words; `undefined` if one may. */
export function refusedReason(entities: Entities, today: Date): string | undefined {
  const { text, rows } = entities;
  return (
    refusedSubject(entities) ??
    (matchesMinors(entities, today) ? minorsRefused : undefined) ??
    refusedPhrases.find(({ phrases, unless }) => phrases.test(text) && unless?.(entities) !== true)?.reason ??
    (hasNoSuchDate(text)
      ? filledIn(content('refused.no-such-day'), {
          first: String(firstKeywordYear),
          last: String(lastKeywordYear),
        })
      : undefined) ??
    (rows.some(({ row }) => row.year < firstKeywordYear)
      ? filledIn(content('refused.too-early'), { first: String(firstKeywordYear) })
      : undefined)
  );
}

/** Whether a keyword asks to match somebody who is under 18 or not born yet. */
export const matchesMinors = ({ text, years, signs, dates, eitherDate }: Entities, today: Date): boolean =>
  mentionsMinors(
    { text, years, signs: [...new Set(signs)], dates: [...dates, ...(eitherDate?.slice(0, 1) ?? [])] },
    today,
  );

function refusedSubject({ text, signs, rows, years, festival, kindWords }: Entities): string | undefined {
  // The name of an industry or a trade may have a refused word, as in "Financial Services" and "beer companies".
  const ofKind = new Set(kindWords);
  // Festivals allow words of meals, and the number 4 allows “death”.
  const hasMeal = festival !== undefined || /\b(?:new year|spring festival|reunion dinner)/.test(text);
  const asksForMeal = hasMeal && signs.length === 0 && !/\bcats?\b/.test(text);
  const isMeal = (word: string) => asksForMeal && mealWords.has(word);
  const said = numberOfDeath.test(text)
    ? text.replace('death', '')
    : // A “killer instinct” is the will to win.
      withoutFestivals(text).replace(/\bkiller instincts?\b/, '');
  const words = wordsIn(said).filter((word) => !ofKind.has(word) && !isMeal(word));
  const reason = refusedSubjects.find(
    (subject) =>
      subject.phrases?.test(text) === true ||
      words.some((word) => subject.words.has(word) && !(quarrelWords.has(word) && signs.length > 1)),
  )?.reason;
  if (reason !== undefined) return reason;
  const asksForCharacter =
    (signs.length === 1 || /\bsigns?\b|\banimals?\b|\bzodiac\b|\bred (?:envelope|packet)/.test(text)) &&
    rows.length + years.length === 0;
  return words.some((word) => moneyWords.has(word)) && !asksForCharacter
    ? signs.length === 1 && years.length > 0
      ? moneyOfYear
      : content('refused.financial')
    : undefined;
}
