import { zodiacSigns } from '@org/zodiac-core';
import { plural } from '../wording/sign-phrases.ts';
import { tableWords } from '../wording/table-phrases.ts';
import { asksForMatch } from './minors.ts';
import type { Recognised } from './recognise.ts';

const general = [
  'why is there no cat in the chinese zodiac',
  'chinese zodiac years',
  'chinese zodiac compatibility chart',
];

const westernSigns =
  /\b(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b/;

/** Keywords near the words of a refused one, which name no sign. */
const nearWords: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\btibet|\blosar\b|\bmongol|\bthai|\bnaga\b|\bindia|\bburm|\bindonesia/,
    ['vietnamese zodiac', 'korean zodiac', 'japanese zodiac'],
  ],
  [
    /\bfestival|\bqing ?ming|\bholiday|\bghost|\bsolstice|\bdong ?zhi|\blaba\b|\bkitchen god|\blantern/,
    ['mid-autumn festival', 'dragon boat festival', 'when is chinese new year'],
  ],
  [
    /\b(?:most|least|\p{L}+est)\b.*\b(?:signs?|animals?|zodiac)\b/u,
    ['smartest chinese zodiac sign', 'most loyal zodiac sign', 'bravest zodiac sign'],
  ],
  [
    /\bnumber|\bnumerolog|\bangel\b|\blottery|\b\d+d\b/,
    ['life path numbers', 'chinese zodiac lucky numbers', 'lucky number 8'],
  ],
  [/\bcolou?r/, ['chinese zodiac lucky colors', 'chinese zodiac elements', 'ben ming nian']],
  [/\btai ?sui|\bbenming|\bunluck/, ['tai sui', 'ben ming nian', 'six clashes']],
  [
    /\bhoroscope|\bmayan|\bvedic|\brasi\b|\bcelt|\begypt|\bmoon\b|\brising\b/,
    ['chinese vs western zodiac', 'find my chinese zodiac sign', 'chinese zodiac animals'],
  ],
  [westernSigns, ['chinese vs western zodiac', 'find my chinese zodiac sign', 'chinese zodiac animals']],
  [
    /\bborn\b|\bbirth|\bcelebrit|\bfamous|\bfounders?\b|\bceo|\bam i\b|\bwas\b|\bmy\b/,
    ['find my chinese zodiac sign', 'chinese zodiac years', 'born in january chinese zodiac'],
  ],
];

/**
 * Keywords near a refused one, nearest first.
 *
 * @param mayPair - whether two signs of the keyword may be compared, which they may not if one is that of a child
 */
export const nearbyKeywords = (found: Recognised, mayPair: boolean): readonly string[] => [
  ...new Set([...nearestOf(mayPair ? found : { ...found, signs: found.signs.slice(0, 1) }), ...general]),
];

/** @param found - what was recognised in the keyword */
function nearestOf({ text, rows, signs, elements, years, table, today }: Recognised): string[] {
  const [sign, other, third] = signs;
  const [year] = years;
  const [element] = elements;
  if (/\bcats?\b/.test(text) && sign)
    return [
      'why is there no cat in the chinese zodiac',
      'vietnamese zodiac',
      sign.id === 'rabbit' ? 'rabbit love' : pairOf(sign.id, 'rabbit'),
    ];
  if (rows.length > 0 && !sign)
    return [...rows.slice(0, 2).map(({ row }) => `${row.name} zodiac sign`), 'companies by zodiac sign'];
  if (sign && other && third)
    return [pairOf(sign.id, other.id), pairOf(sign.id, third.id), pairOf(other.id, third.id)];
  const name = sign?.name.toLowerCase();
  if (sign && other) return [pairOf(sign.id, other.id), `${name} personality`, `year of the ${name}`];
  if (sign && table)
    return [`${tableWords[table].many} of the ${name}`, `year of the ${name}`, `${name} personality`];
  if (sign && /\bmoney|\bstocks?\b|\bjobs?\b|\bwork/.test(text))
    return [`${name} career`, `${name} personality`, `are ${plural(sign).toLowerCase()} good with money`];
  if (sign)
    return [
      `${name} personality`,
      `year of the ${name}`,
      rows[0] ? `${rows[0].row.name} zodiac sign` : `${name} lucky numbers`,
    ];
  if (year !== undefined)
    return [
      `chinese zodiac ${year}`,
      ...(year >= today.getUTCFullYear() ? [`which signs are lucky in ${year}`] : []),
      `chinese new year ${year}`,
    ];
  if (element) {
    const elementName = element.toLowerCase();
    return [
      `${elementName} element in the chinese zodiac`,
      `${elementName} dragon`,
      'chinese zodiac elements',
    ];
  }
  if (table)
    return [
      `${tableWords[table].many} by zodiac sign`,
      `${tableWords[table].many} of the dragon`,
      'chinese zodiac years',
    ];
  if (asksForMatch(text) && !westernSigns.test(text))
    return ['chinese zodiac compatibility chart', 'dragon love', 'rat and ox compatibility'];
  return [...(nearWords.find(([words]) => words.test(text))?.[1] ?? [])];
}

/** `'rabbit and dog compatibility'`, in the order of the circle. */
const pairOf = (...ids: readonly [string, string]): string =>
  `${zodiacSigns
    .map(({ id }) => id)
    .filter((id) => ids.includes(id))
    .join(' and ')} compatibility`;
