import { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { presentYear } from './present-year.ts';

/** A question, as far as it can be read. */
export interface Question {
  /** Words in lower case, with one space between, before and after them. */
  readonly words: string;
  /** The signs it names as somebody's sign, each once. */
  readonly signs: readonly ZodiacSignId[];
  /** The sign of which it asks the year, as in “the year of the Dragon”. */
  readonly signOfYear: ZodiacSignId | undefined;
  /** The zodiac years it names, by number or as “this year” and “next year”. */
  readonly years: readonly number[];
}

const otherNames: Readonly<Record<string, ZodiacSignId>> = {
  mouse: 'rat',
  cow: 'ox',
  oxen: 'ox',
  buffalo: 'ox',
  bunny: 'rabbit',
  hare: 'rabbit',
  cat: 'rabbit',
  sheep: 'goat',
  ram: 'goat',
  cock: 'rooster',
  chicken: 'rooster',
  boar: 'pig',
};

const nameOfSign = [
  ...zodiacSignIds.map((id) => `${id}s?`),
  'oxes',
  'mice',
  ...Object.keys(otherNames).map((name) => `${name}s?`),
].join('|');

/** @param chart - the person who asks; “this year” is the zodiac year of its `today` */
export function readQuestion(text: string, chart: Chart): Question {
  const words = ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  const ofYear = new RegExp(` years? of (?:the |a |an )?(${nameOfSign}) `, 'u').exec(words);
  const rest = ofYear ? words.replace(ofYear[0], ' ') : words;
  const named = [...rest.matchAll(new RegExp(`(?<= )(${nameOfSign})(?= )`, 'gu'))].flatMap(
    ([, name = '']) => signCalled(name) ?? [],
  );
  return {
    words,
    signs: [...new Set(named)],
    signOfYear: signCalled(ofYear?.[1] ?? ''),
    years: yearsIn(words, presentYear(chart)),
  };
}

function signCalled(name: string): ZodiacSignId | undefined {
  const singular = name === 'mice' ? 'mouse' : name === 'oxes' ? 'ox' : name.replace(/s$/u, '');
  return zodiacSignIds.find((id) => id === singular) ?? otherNames[name] ?? otherNames[singular];
}

function yearsIn(words: string, present: number): number[] {
  const named = [...words.matchAll(/(?<= )(?:19|20|21)\d\d(?= )/gu)].map(([year]) => Number(year));
  const relative = [
    [/ (this|current|present) year | now /u, present],
    [/ next year | coming year /u, present + 1],
    [/ last year /u, present - 1],
  ] as const;
  const told = relative.flatMap(([pattern, year]) => (pattern.test(words) ? [year] : []));
  return [...new Set([...named.filter((year) => year < 2200), ...told])].toSorted((a, b) => a - b);
}
