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

/**
 * Finds phrases in words that `wordsOf` returns. The head of `danger.yaml` says how to write a phrase. To compile all phrases
 * takes a second, so a phrase is compiled when a text has a word that begins like its first word.
 */
export class Phrases {
  readonly #phrases: readonly string[];
  #byBeginning: ReadonlyMap<string, ReadonlySet<string>> | undefined;

  constructor(phrases: readonly string[]) {
    this.#phrases = phrases;
  }

  areIn(words: string): boolean {
    return this.#possibleIn(words).some((phrase) => compiled(phrase).test(words));
  }

  /** The words without the phrases. */
  removedFrom(words: string): string {
    const possible = this.#possibleIn(words);
    return possible.length > 0
      ? words.replaceAll(new RegExp(possible.map(patternOf).join('|'), 'gu'), '')
      : words;
  }

  #possibleIn(words: string): string[] {
    this.#byBeginning ??= byBeginning(this.#phrases);
    const possible = new Set<string>();
    for (const word of words.trim().split(' '))
      for (let length = 1; length <= maxBeginning; length += 1)
        for (const phrase of this.#byBeginning.get(word.slice(0, length)) ?? []) possible.add(phrase);
    return this.#phrases.filter((phrase) => possible.has(phrase));
  }
}

const maxBeginning = 3;

/** The phrases by the first letters that all forms of their first word share. */
function byBeginning(phrases: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const phrase of phrases)
    for (const word of wordsFor(phrase.split(' ', 1)[0] ?? '')) {
      const [plain = ''] = (word.endsWith('*') ? word.slice(0, -1) : plainOf(word)).split(' ');
      // The end of a word can change: “dying”, “cries”.
      const beginning = plain.slice(0, Math.max(1, Math.min(maxBeginning, plain.length - 1)));
      found.set(beginning, (found.get(beginning) ?? new Set()).add(phrase));
    }
  return found;
}

const compiledPhrases = new Map<string, RegExp>();

function compiled(phrase: string): RegExp {
  const found = compiledPhrases.get(phrase) ?? new RegExp(patternOf(phrase), 'u');
  compiledPhrases.set(phrase, found);
  return found;
}

/**
 * The words that a token stands for: its alternatives, and the words of each list that it names. The period at its end
 * is left out.
 */
const wordsFor = (token: string): string[] =>
  token
    .replace(/(?<=\w)\.$/u, '')
    .split('/')
    .flatMap((word) => lists.get(word) ?? [word]);

const plainWords = new Map<string, string>();

/** A word of a phrase as `wordsOf` writes it. */
function plainOf(word: string): string {
  const found = plainWords.get(word) ?? wordsOf(word).trim();
  plainWords.set(word, found);
  return found;
}

/**
 * The pattern of a phrase. It matches the space before the phrase, but not the space after it, which the next phrase needs.
 */
function patternOf(phrase: string): string {
  const isLast = /\w\.$/u.test(phrase);
  const tokens = phrase.replace(/(?<=\w)\.$/u, '').split(' ');
  const pattern = tokens.map((token, index) => {
    if (token === '...') return String.raw`(?: \S+){0,4}`;
    return `${index === 0 ? '' : `(?: (?:${between}))*`} (?:${wordsFor(token).map(formsOf).join('|')})`;
  });
  return pattern.join('') + (isLast ? `(?=(?: (?:${afterwards}))* $)` : '(?= )');
}

/** The regular forms of a word; `suicid*` is any word with this beginning. */
function formsOf(word: string): string {
  if (word.endsWith('*')) return word.replace('*', String.raw`\S*`);
  const plain = plainOf(word);
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
