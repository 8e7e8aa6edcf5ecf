import { anchors } from './lexicon.ts';

/** A text as it is compared: what it hangs on, in order, and the other words between. */
export interface Tokens {
  readonly anchors: readonly string[];
  /** The words before the first anchor, between the first and the second, and so on. */
  readonly stretches: readonly (readonly string[])[];
  readonly sentences: readonly (readonly string[])[];
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** @param names - words that the text is to be read with as names, in lower case */
export function tokensOf(text: string, names: ReadonlySet<string>): Tokens {
  const found: string[] = [];
  const stretches: string[][] = [[]];
  const sentences: string[][] = [];
  for (const { segment } of segmenter.segment(text)) {
    const words = wordsOf(segment);
    sentences.push(words.map(({ word }) => word));
    for (const [place, { word, isName }] of words.entries()) {
      const previous = words[place - 1]?.word;
      const anchor =
        anchorOf(word) ??
        (names.has(word) || isName ? word : undefined) ??
        (previous === 'this' && isTime(word) ? `this ${word}` : undefined);
      if (anchor === undefined) stretches.at(-1)?.push(word);
      else {
        found.push(anchor);
        stretches.push([]);
      }
    }
  }
  return { anchors: found, stretches, sentences };
}

/** The names of a text: words with a capital within a sentence. */
export const namesOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...segmenter.segment(text)].flatMap(({ segment }) =>
      wordsOf(segment).flatMap(({ word, isName }) => (isName ? [word] : [])),
    ),
  );

const isTime = (word: string): boolean => /^(?:year|month|week|day|decade|time)s?$/u.test(word);

/** Signs of every sum and percentage are words too. */
function wordsOf(sentence: string): { word: string; isName: boolean }[] {
  const found = sentence
    .replaceAll(/n[’']t\b/gu, ' not')
    .replaceAll(/[’']/gu, ' ’')
    .replaceAll(' - ', ' − ')
    .match(/’?[\p{L}\p{M}]+|\d+(?:[.,:]\d+)*|[+−%=]/gu);
  return (found ?? []).map((word, place) => ({
    word: word.replace(/^’/u, word.length <= 3 ? "'" : '').toLowerCase(),
    isName: place > 0 && /^\p{Lu}/u.test(word) && word !== 'I',
  }));
}

function anchorOf(word: string): string | undefined {
  const known = anchors.get(word) ?? anchors.get(word.replace(/s$/u, ''));
  if (known !== undefined) return known;
  // Figures, signs of a sum, Chinese characters and pinyin.
  return /^[a-z']+$/u.test(word) ? undefined : word;
}
