import MiniSearch, { type SearchResult } from 'minisearch';
import { stemmer } from 'stemmer';
import { wordsOf } from './words-of.ts';

const maxFound = 6;

/** Words that occur in most questions, so they cannot distinguish them. */
const common = new Set(
  'a all am an and any anything are about as ask at be been being become by can come could deal do does did ever for from get go got going have help helps how i if in is it just make makes me mean meaning means much my of on or our out please really should so some something tell than that the then there this to too up very what when where which why we will with would you your'.split(
    ' ',
  ),
);

/** Words that change nothing about a question. */
const fillers = new Set(
  'actually again also always ever even honestly just kinda maybe please probably really so still too very'.split(
    ' ',
  ),
);

/** Chinese words that occur in questions about any term, as in “用神是什么”. */
const commonInChinese = /什么|什麼|意思|是|的|我|\u5417|嗎/gu;

/** Words of one meaning that have no stem in common. */
const sameMeaning = new Map([
  ['kid', 'child'],
  ['kids', 'child'],
  ['children', 'child'],
  ['son', 'child'],
  ['daughter', 'child'],
  ['toddler', 'child'],
  ['bro', 'brother'],
  ['sis', 'sister'],
  ['fam', 'family'],
  ['fiance', 'husband'],
  ['fiancee', 'wife'],
  ['grandma', 'grandmother'],
  ['grandpa', 'grandfather'],
  ['weakness', 'fault'],
  ['weaknesses', 'fault'],
  ['boar', 'pig'],
  ['sheep', 'goat'],
  ['ram', 'goat'],
  ['hare', 'rabbit'],
  ['bunny', 'rabbit'],
  ['chicken', 'rooster'],
  ['cow', 'ox'],
  ['buffalo', 'ox'],
  ['mouse', 'rat'],
  // Otherwise “fired” would find the element Fire, whose name has the same stem.
  ['fired', 'unemployed'],
]);

const stemOf = (word: string): string => stemmer(sameMeaning.get(word) ?? word);

/** A sequence of Han characters is one word. */
const wordsIn = (text: string): string[] =>
  wordsOf(text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(commonInChinese, ' '))
    .replaceAll(/\p{Script=Han}+/gu, ' $& ')
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word));

/**
 * The stems of the words and of each two neighbors, so that “good at” counts for more than “good”. A sequence of Han
 * characters has no spaces, so each two of its characters are neighbors, as in 喜用神.
 */
function termsOf(text: string): string[] {
  const words = wordsIn(text);
  const pairs = words.slice(1).map((word, index) => `${stemOf(words[index] ?? '')} ${stemOf(word)}`);
  const inChinese = words.flatMap((word) =>
    /^\p{Script=Han}{3,}$/u.test(word)
      ? Array.from(word.slice(1), (last, index) => `${word[index]}${last}`)
      : [],
  );
  return [...words.filter((word) => !common.has(word)).map(stemOf), ...pairs, ...inChinese];
}

const isPair = (term: string): boolean => term.includes(' ');

/** Errors that are allowed in a word. With more, a word would find unrelated ones. */
const errorsIn = (word: string): number => (word.length < 8 ? 1 : 2);
const minCorrected = 4;

const sorted = (word: string): string => [...word].toSorted().join('');

/**
 * Corrects a word that no question has: to a word with the same letters in another order, or to the nearest word. Both have
 * the same first letter. The nearest word has five letters or more, because shorter ones are near to many others.
 *
 * @param words - the correct words, of which frequent ones come first
 */
function speller(words: readonly string[]): (word: string) => string | undefined {
  const index = new MiniSearch<{ readonly id: string; readonly count: number }>({
    fields: ['id'],
    storeFields: ['count'],
    tokenize: (word) => [word],
  });
  index.addAll([...Map.groupBy(words, (id) => id)].map(([id, { length }]) => ({ id, count: length })));
  return (word) => {
    if (word.length < minCorrected) return undefined;
    const letters = sorted(word);
    const near = (fuzzy: number, fits: (id: string) => boolean): string | undefined =>
      index.search(word, {
        fuzzy,
        filter: ({ id }) => id[0] === word[0] && fits(id),
        boostDocument: (_id, _term, stored) => 1 + Number(stored?.['count']) / 1000,
      })[0]?.id;
    return near(2, (id) => sorted(id) === letters) ?? near(errorsIn(word), (id) => id.length > minCorrected);
  };
}

/** The part of a question that the search reads. */
interface SearchedQuestion {
  readonly id: string;
  readonly question: string;
  readonly words: string;
  readonly answer: string;
}

/** The questions for a text, best first. */
interface Found<Question> {
  readonly found: readonly Question[];
  /** Whether no question is about the text, so these are only the nearest ones. */
  readonly isNear: boolean;
  /** The corrected words, for words that no question has. */
  readonly corrected: readonly string[];
}

/**
 * Finds questions by typed text: other forms of a word, the beginning of the last word, Chinese terms, and a misspelled word
 * where no question has the word itself. Each index is built at the first search that needs it, because that takes longer
 * than a frame of the page.
 */
export function questionFinder<Question extends SearchedQuestion>(questions: readonly Question[]) {
  const indexOf = (fields: readonly (keyof SearchedQuestion)[]): MiniSearch<Question> => {
    const index = new MiniSearch<Question>({
      fields: [...fields],
      // The search reads answers only if no question fits, so pairs of words in answers are not indexed.
      tokenize: (text, field) =>
        field === 'answer' ? termsOf(text).filter((term) => !isPair(term)) : termsOf(text),
      processTerm: (term) => term,
    });
    index.addAll(questions);
    return index;
  };
  const subjects = once(() => indexOf(['question', 'words']));
  const everything = once(() => indexOf(['question', 'words', 'answer']));
  const vocabulary = once(() => {
    const all = questions.flatMap(({ question, words }) => wordsIn(`${question} ${words}`));
    const words = new Set(all);
    const nearest = speller(all.filter((word) => !common.has(word)));
    return { words, stems: new Set([...words].map(stemOf)), nearest };
  });
  const byId = new Map(questions.map((question) => [question.id, question]));
  const weights = new Map<string, number>();
  /** How much a term says about the subject: 1 for a term of one question, near 0 for a term of nearly all. */
  const weightOf = (term: string): number => {
    const known = weights.get(term);
    if (known !== undefined) return known;
    const count = Math.max(1, subjects().search(term, { tokenize: () => [term] }).length);
    const rarity = (Math.log(1 + questions.length / count) / Math.log(1 + questions.length)) ** 2;
    const weight = isPair(term) ? rarity / 2 : rarity;
    weights.set(term, weight);
    return weight;
  };
  /** The score of a result, where each term counts by its weight. MiniSearch counts all terms alike. */
  const rankOf = ({ score, queryTerms }: SearchResult): number =>
    (score / queryTerms.length) * queryTerms.reduce((sum, term) => sum + weightOf(term), 0);

  const correctionOf = (word: string, isLast: boolean): string | undefined => {
    const { words, stems, nearest } = vocabulary();
    const stem = stemOf(word);
    // A long ending, as of “weekness”, is no form of the word before it.
    const isForm = stems.has(stem) && word.length - stem.length < 4;
    const isBegun = isLast && word.length > 2 && [...stems].some((each) => each.startsWith(word));
    const isKnown = common.has(word) || words.has(word) || sameMeaning.has(word) || isForm || isBegun;
    if (isKnown || !/^\p{L}+$/u.test(word)) return undefined;
    const completed = isLast ? [...words].find((each) => each.startsWith(word)) : undefined;
    return completed ?? nearest(word);
  };

  return (typed: string): Found<Question> => {
    const words = wordsIn(typed);
    const corrections = words.map((word, place) => correctionOf(word, place === words.length - 1));
    const text = words.map((word, place) => corrections[place] ?? word).join(' ');
    const last = termsOf(text).findLast((term) => !isPair(term));
    const look = (index: MiniSearch<Question>): Question[] =>
      index
        .search(text, {
          filter: ({ queryTerms }) => queryTerms.some((term) => !isPair(term)),
          boostTerm: weightOf,
          prefix: (term) => term.length > 2 && term === last,
        })
        .toSorted((a, b) => rankOf(b) - rankOf(a))
        .slice(0, maxFound)
        .flatMap(({ id }) => byId.get(String(id)) ?? []);
    const found = look(subjects());
    const corrected = corrections.filter((word) => word !== undefined);
    if (found.length > 0) return { found, isNear: false, corrected };
    return { found: look(everything()), isNear: true, corrected };
  };
}

/** Makes a value at the first call and keeps it. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
