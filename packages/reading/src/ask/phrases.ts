import { text } from '@org/content/phrases';
import { wordsOf } from './words-of.ts';

/** Words that may stand between the words of a phrase. */
const between = 'a|an|the|just|really|so|very|even|still|ever|only|completely|totally|already';
/** Words that may follow a phrase at the end of a question. */
const afterwards = 'anymore|any more|now|right now|today|please';

/** The words that a word in capitals stands for. */
const lists = new Map(
  text('words.lists').map((list) => {
    const [name = '', ...words] = list.split(' ');
    return [name, words.flatMap(numbersOf)];
  }),
);

/** Finds phrases in words that `wordsOf` returns. The head of `danger.yaml` says how to write a phrase. */
export class Phrases {
  readonly #pattern: RegExp;

  constructor(phrases: readonly string[]) {
    this.#pattern = new RegExp(phrases.map(patternOf).join('|'), 'gu');
  }

  areIn(words: string): boolean {
    return words.search(this.#pattern) >= 0;
  }

  /** The words without the phrases. */
  removedFrom(words: string): string {
    return words.replaceAll(this.#pattern, '');
  }
}

/**
 * The pattern of a phrase. It matches the space before the phrase, but not the space after it, which the next phrase needs.
 */
function patternOf(phrase: string): string {
  const isLast = /\w\.$/u.test(phrase);
  const tokens = phrase.replace(/(?<=\w)\.$/u, '').split(' ');
  const pattern = tokens.map((token, index) => {
    if (token === '...') return String.raw`(?: \S+){0,4}`;
    const words = token.split('/').flatMap((word) => lists.get(word) ?? [word]);
    return `${index === 0 ? '' : `(?: (?:${between}))*`} (?:${words.map(formsOf).join('|')})`;
  });
  return pattern.join('') + (isLast ? `(?=(?: (?:${afterwards}))* $)` : '(?= )');
}

/** The regular forms of a word; `suicid*` is any word with this beginning. */
function formsOf(word: string): string {
  if (word.endsWith('*')) return word.replace('*', String.raw`\S*`);
  const plain = wordsOf(word).trim();
  if (!/^[a-z]{3,}$/u.test(plain) || plain === 'the') return plain === 'go' ? 'go(?:es|ing)?' : plain;
  if (plain.endsWith('e')) return `${plain.slice(0, -1)}(?:es?|ed|ing)`;
  if (/[^aeiou]y$/u.test(plain)) return `${plain.slice(0, -1)}(?:y|ies|ied|ying)`;
  if (/(?:[sxzo]|[cs]h)$/u.test(plain)) return `${plain}(?:es|ed|ing)?`;
  const doubled = /[^aeiou][aeiou]([bdgklmnprt])$/u.exec(plain)?.[1] ?? '';
  return `${plain}(?:s|${doubled}ed|${doubled}ing|ed|ing)?`;
}

/** The numbers of a range such as `19-99`, or the word itself. */
function numbersOf(word: string): string[] {
  if (!/^\d+-\d+$/u.test(word)) return [word];
  const [first = 0, last = 0] = word.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}
