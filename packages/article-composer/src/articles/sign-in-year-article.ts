import { compatibility, type Relation, type ZodiacSign } from '@org/zodiac-core';
import { taiSui } from '@org/zodiac-core/pillars';
import type { Article } from '../article-parts.ts';
import { paragraph, table } from '../claims/markup.ts';
import { say, textOf, type Phrase } from '../claims/passage.ts';
import { signInYearText } from '../prose/sign-in-year-texts.ts';
import { vary } from '../vary.ts';
import {
  calendarYearsBetween,
  newYearsDay,
  newYearsEve,
  signOfYear,
  spanOfYear,
  yearByName,
} from '../wording/calendar-phrases.ts';
import { oneOfRelation, pointsOfPair, rulesOfPair } from '../wording/pairing-phrases.ts';
import { signsOffending } from '../wording/tai-sui-phrases.ts';
import { upperFirst } from '../wording/words.ts';

/** Answers what tradition says of a sign in a year. Nothing here foretells anything. */
export function signInYearArticle(sign: ZodiacSign, year: number): Article {
  const ruler = signOfYear(year);
  const { basis } = compatibility(sign.id, ruler.id);
  const seed = `${sign.id} in ${year}`;
  const offends = taiSui(year, sign.id).relations.length > 0;
  return {
    title: say`${sign.name} in the ${yearByName(year)} Year`,
    description: say`What tradition says of the ${sign.name} in the ${yearByName(year)} year, ${spanOfYear(year)}: the rule between the two signs, and Tai Sui.`,
    sections: [
      {
        heading: '',
        blocks: [
          paragraph(
            say`By tradition ${yearByName(year)} is ${moods[basis]} for the ${sign.name}.`,
            sign === ruler ? `It is the ${sign.name}’s own year (本命年).` : '',
          ),
        ],
      },
      {
        heading: `The ${sign.name} and the ${ruler.name}`,
        blocks: [
          paragraph(signInYearText(sign.id, ruler.id)),
          table(
            say`The ${sign.name} in the ${yearByName(year)} year`,
            [],
            [
              ['Begins', newYearsDay(year)],
              ['Ends', newYearsEve(year + 1)],
              ['Rule', upperFirst(textOf(rulesOfPair(sign, ruler)))],
              ['Points of a hundred, ours', pointsOfPair(sign, ruler)],
              ['Offends Tai Sui (太歲)', offends ? 'yes, by the lists of temples' : 'no'],
              ['All on that list', signsOffending(year)],
            ],
          ),
        ],
      },
      {
        heading: vary(`${seed} years`, [
          `The next twelve years for the ${sign.name}`,
          'And the years after it',
          'Year by year',
        ]),
        blocks: [
          table(
            `The ${sign.name} with the sign of each year; the points are ours`,
            ['Year', 'Begins', 'Score', 'Rule'],
            calendarYearsBetween(year, year + 11).map((each): Phrase[] => [
              yearByName(each),
              newYearsDay(each),
              pointsOfPair(sign, signOfYear(each)),
              oneOfRelation[compatibility(sign.id, signOfYear(each).id).basis],
            ]),
          ),
        ],
      },
    ],
  };
}

const moods: Readonly<Record<Relation, string>> = {
  'six-harmony': 'a friendly year',
  'three-harmonies': 'a year of tailwind',
  'same-sign': 'a year to take gently',
  'three-meetings': 'an ordinary year',
  neutral: 'a quiet year',
  'six-clash': 'a year of movement',
  'six-harm': 'a year for tact',
  punishment: 'a year for order',
  'six-destruction': 'a year of second plans',
};
