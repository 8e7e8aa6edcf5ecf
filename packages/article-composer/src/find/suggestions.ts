import { text as words } from '@org/content/articles';
import { adjectiveOf } from '../keyword/country-in.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import { tableWords } from '../wording/table-phrases.ts';
import { say, textOf, withArticle } from '../claims/passage.ts';
import { festivalNames } from '../wording/festivals.ts';
import type { Entities } from '../keyword/entities.ts';

/** Keywords for articles about the whole zodiac. */
export const generalKeywords = [
  'chinese zodiac years',
  'chinese zodiac animals',
  'chinese zodiac compatibility chart',
  'find my chinese zodiac sign',
];

/**
 * Suggested keywords, likeliest first, made from the entities of a keyword.
 *
 * @param isOfChild - leaves out love and work
 */
export const suggestionsFor = (entities: Entities, today: Date, isOfChild: boolean): readonly string[] => [
  ...nearKeywords(entities, today, isOfChild),
  ...generalKeywords,
];

/** Keywords with some of the entities of a keyword. */
export function nearKeywords(entities: Entities, today: Date, isOfChild: boolean): readonly string[] {
  const { rows, signs, years, elements, table, rowKind, trade, country, festival, number, text } = entities;
  const [sign, other] = signs.map(({ name }) => name.toLowerCase());
  const [year] = years;
  const [row, otherRow] = rows;
  const [element] = elements;
  const isAhead = year !== undefined && year >= today.getUTCFullYear();
  return [
    ...new Set([
      ...(row && otherRow ? [`${row.row.name} vs ${otherRow.row.name}`] : []),
      ...rows.slice(0, 2).map((each) => `${each.row.name} zodiac sign`),
      ...(row && !table ? [`${tableWords[row.table].many} by zodiac sign`] : []),
      ...(table && country && year !== undefined
        ? [`${adjectiveOf(country)} ${tableWords[table].many} of the ${signOfYear(year).name.toLowerCase()}`]
        : []),
      ...(table && trade && year !== undefined
        ? [`${words(`trades.${trade}`)} of the ${signOfYear(year).name.toLowerCase()}`]
        : []),
      ...(table && trade ? [`${words(`trades.${trade}`)} by zodiac sign`] : []),
      ...(table && rowKind ? [`${rowKind.toLowerCase()} ${tableWords[table].many}`] : []),
      ...(table && country ? [`${adjectiveOf(country)} ${tableWords[table].many}`] : []),
      ...(sign && table ? [`${tableWords[table].many} of the ${sign}`] : []),
      ...(table && !sign && year !== undefined ? [`${tableWords[table].many} of ${year}`] : []),
      ...(table ? [`${tableWords[table].many} by zodiac sign`] : []),
      ...(sign && other && sign !== other && !isOfChild ? [`${sign} and ${other} compatibility`] : []),
      ...(sign && isAhead ? [`${sign} ${year}`] : []),
      ...(sign && !isOfChild && /\bmoney|\bwealth|\brich/.test(text) ? [`${sign} and money`] : []),
      ...(sign ? elements.map((each) => `${each.toLowerCase()} ${sign}`) : []),
      ...(sign && /\bluck|\bauspicious/.test(text) ? [`${sign} lucky colors and numbers`] : []),
      ...(sign && /\bgift|\bpresent/.test(text) ? [textOf(say`gift for ${withArticle(sign)}`)] : []),
      ...(sign && isOfChild ? [`${sign} child`, `${sign} personality`] : []),
      ...(sign && !isOfChild && /\bmarr|\blov|\bwedding|\bdat(?:e|ing)\b/.test(text)
        ? [`${sign} in love`]
        : []),
      ...(sign && !isOfChild && /\bjob|\bcareer|\bwork|\bbusiness/.test(text) ? [`${sign} career`] : []),
      ...(sign && !isOfChild && !table ? [`${sign} personality`, `${sign} in love`, `${sign} career`] : []),
      ...(!sign && /\bgift|\bpresent/.test(text) ? ['gifts for chinese new year'] : []),
      ...(!sign && /\bcolou?r/.test(text) ? ['lucky colors of the chinese zodiac'] : []),
      // Our articles have no feng shui, but they have its elements, numbers and colors.
      ...(/\bfeng ?shui|\bkua\b/.test(text)
        ? [
            'five elements of the chinese zodiac',
            'lucky numbers of the chinese zodiac',
            'lucky colors of the chinese zodiac',
          ]
        : []),
      ...(!sign && /\bharmon/.test(text) ? ['six harmonies', 'three harmonies'] : []),
      ...(/\bnew year|\bcny\b/.test(text) ? [`chinese new year ${today.getUTCFullYear() + 1}`] : []),
      ...(festival && !sign ? [festivalNames[festival].name.toLowerCase()] : []),
      ...(year !== undefined && !sign
        ? [`chinese zodiac ${year}`, `year of the ${signOfYear(year).name.toLowerCase()} ${year} predictions`]
        : []),
      ...(number !== undefined && number > 9 && /\bunluck/.test(text) ? ['unlucky number 4'] : []),
      ...(number !== undefined && !sign && !year
        ? [/\bluck|\bchin/.test(text) ? 'lucky numbers of the chinese zodiac' : 'life path numbers']
        : []),
      ...(element && !sign ? [`${element.toLowerCase()} element`] : []),
    ]),
  ];
}
