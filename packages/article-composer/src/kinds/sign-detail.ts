import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { filled } from '../claims/filled.ts';
import { listed, type Passage, type Phrase } from '../claims/passage.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import { gradeOf } from '../sections/pair-sections.ts';
import { sidesOf, theSign } from '../sections/sign-sections.ts';
import {
  calendarYearsBetween,
  elementByYear,
  elementOfYear,
  yearByName,
  yearInFigures,
  zodiacYearOn,
} from '../wording/calendar-phrases.ts';
import { partnersOf } from '../wording/pairing-phrases.ts';
import { addedBy, fixedElement } from '../wording/sign-phrases.ts';
import type { Context } from '../kind.ts';

export type FocusOfSign =
  | 'character'
  | 'love'
  | 'worst'
  | 'years'
  | 'culture'
  | 'order'
  | 'money'
  | 'own year'
  | 'hour';

interface AskedOfSign {
  readonly one: ZodiacSign;
  readonly year: number | undefined;
  readonly keyword: string;
  readonly focus: FocusOfSign;
}

/** Whether a keyword asks if a sign is bad or unlucky, as in "is the rat a bad sign", and not for its bad years or colors. */
export const isAskedAsBad = (keyword: string): boolean =>
  /^(?:why )?(?:is|are)\b.*\b(?:bad|unlucky)\b|\bbad (?:zodiac )?(?:sign|animal)\b/.test(keyword) &&
  !/\b(?:years?|colou?rs?|numbers?|days?|match(?:es)?|luck|gifts?)\b/.test(keyword);

/** The answer to a keyword that asks for a detail of a sign, as in "tiger weaknesses". */
export function answerToDetail(
  { one, year, keyword, focus }: AskedOfSign,
  context: Context,
): Phrase | undefined {
  if (/\bsecret friends?\b/.test(keyword)) return secretFriendOf(one);
  if (focus === 'order' && /\b(?:after|before|next|follows?)\b/.test(keyword)) return neighborsOf(one);
  if (/\b(?:best|good|luck(?:y|iest)) years?\b/.test(keyword))
    return friendlyYearsOf(one, zodiacYearOn(context.facts.today));
  if (isAskedAsBad(keyword)) return text('sign.no-bad-sign');
  if (focus === 'years' && /\bmean/.test(keyword)) return text(`signs.${one.id}.theme`);
  if (year !== undefined && one === signOfYear(year))
    return filled(text('sign.of-year'), {
      year: yearInFigures(year),
      element: elementByYear(year),
      sign: one.name,
      quality: addedBy(elementOfYear(year), one),
    });
  if (/\bweak(?:ness(?:es)?)?\b/.test(keyword)) return sidesOf(one, 'weaknesses');
  if (/\bstrengths?\b/.test(keyword)) return sidesOf(one, 'strengths');
  if (/\belements?\b/.test(keyword))
    return filled(text('career.element'), {
      sign: one.name,
      element: fixedElement(one),
      people: text('sign.element-of-year'),
    });
  return undefined;
}

/** The next years whose animal is a friend of a sign. */
const friendlyYearsOf = (one: ZodiacSign, now: number): Phrase =>
  filled(text('sign.best-years'), {
    sign: one.name,
    years: listed(
      calendarYearsBetween(now + 1, now + zodiacSigns.length)
        .filter((each) => gradeOf(one, signOfYear(each)) === 'high')
        .map(yearByName),
    ),
  });

/** The signs before and after a sign in the order of the zodiac. */
export const neighborsIn = (one: ZodiacSign): readonly ZodiacSign[] =>
  [-1, 1].flatMap((step) => zodiacSigns.at((zodiacSigns.indexOf(one) + step) % zodiacSigns.length) ?? []);

export const neighborsOf = (one: ZodiacSign): Phrase => {
  const [before, after] = neighborsIn(one);
  return filled(text('sign.neighbors'), {
    sign: one.name,
    before: before?.name ?? '',
    after: after?.name ?? '',
  });
};

const secretFriendOf = (one: ZodiacSign): Passage =>
  filled(text('sign.secret-friend'), {
    sign: one.name,
    friend: listed(partnersOf(one, 'six-harmony').map(theSign)),
  });
