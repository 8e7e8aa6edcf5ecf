import { compatibility, zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { taiSui } from '@org/zodiac-core/pillars';
import type { Article } from '../article-parts.ts';
import { paragraph, table } from '../claims/markup.ts';
import { listed, say, type Phrase } from '../claims/passage.ts';
import { yearText } from '../prose/year-texts.ts';
import {
  elementOfYear,
  signByYear,
  signOfYear,
  yearByName,
  yearInFigures,
} from '../wording/calendar-phrases.ts';
import { oneOfRelation, pointsOfPair } from '../wording/pairing-phrases.ts';
import { signsOffending } from '../wording/tai-sui-phrases.ts';
import type { Context } from './context.ts';

/** Answers which signs tradition calls lucky or unlucky in a year. Nothing here foretells anything. */
export function signsInYearArticle(year: number, { text }: Context): Article {
  const asksTaiSui = /\btai ?sui\b|\boffend/.test(text);
  const ruler = signOfYear(year);
  const scored = zodiacSigns
    .map((sign) => ({ sign, ...compatibility(sign.id, ruler.id) }))
    .toSorted((a, b) => b.score - a.score);
  const favoured = scored.filter(({ score }) => score >= 85).map(({ sign }) => sign.name);
  const opposed = scored.filter(({ basis }) => basis === 'six-clash').map(({ sign }) => sign.name);
  return {
    title: asksTaiSui
      ? say`Tai Sui ${yearInFigures(year)}: Which Signs Offend It`
      : say`Lucky and Unlucky Signs in the ${yearByName(year)} Year`,
    description: asksTaiSui
      ? say`${signsOffending(year)} offend Tai Sui in the ${yearByName(year)} year. The rule behind each of the twelve signs, and the days of the year.`
      : say`By tradition ${yearByName(year)} favors ${listed(favoured)}. All twelve signs with the rule behind each, and who offends Tai Sui.`,
    sections: [
      {
        heading: '',
        blocks: asksTaiSui
          ? [
              paragraph(
                say`In the ${yearByName(year)} year ${signsOffending(year)} offend Tai Sui (太歲), by the rules of the branches.`,
              ),
              paragraph(say`The year favors ${listed(favoured)}.`),
            ]
          : /\bunluck|\bbad\b|\bworst\b|\bclash|\bconflict/.test(text) &&
              !/\b(?:un)?lucky and (?:un)?lucky\b/.test(text)
            ? [
                paragraph(
                  say`By tradition ${signsOffending(year)}: they offend Tai Sui (太歲) in ${yearByName(year)}.`,
                ),
                paragraph(say`Its opposite is the ${listed(opposed)}.`),
                paragraph(say`The year favors ${listed(favoured)}.`),
              ]
            : [
                paragraph(say`By tradition ${yearByName(year)} favors ${listed(favoured)}.`),
                paragraph(say`Its opposite is the ${listed(opposed)}.`),
                paragraph(say`Offending Tai Sui (太歲): ${signsOffending(year)}.`),
              ],
      },
      {
        heading: 'All twelve signs',
        blocks: [
          table(
            say`Each sign in the ${yearByName(year)} year; the rules are tradition, the points are ours`,
            ['Sign', 'Score', 'Rule', 'Offends Tai Sui'],
            scored.map(({ sign, basis }): Phrase[] => [
              sign.name,
              pointsOfPair(sign, ruler),
              oneOfRelation[basis],
              offends(year, sign) ? 'yes' : 'no',
            ]),
          ),
        ],
      },
      {
        heading: say`A picture of the ${signByYear(year)} year`,
        blocks: [paragraph(yearText(elementOfYear(year), ruler.id))],
      },
    ],
  };
}

const offends = (year: number, sign: ZodiacSign): boolean => taiSui(year, sign.id).relations.length > 0;
