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
  ['grandma', 'grandmother'],
  ['grandpa', 'grandfather'],
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

/** The share of letters that may be wrong in a word, and the length from which words may have errors. */
const fewErrors = { share: 0.2, from: 5 };
/** The errors that are allowed where no question has any of the words: one in a word of four or five letters, more in longer words. */
const manyErrors = { share: 0.28, from: 4 };

/** The part of a question that the search reads. */
interface SearchedQuestion {
  readonly id: string;
  readonly question: string;
  readonly words: string;
  readonly answer: string;
}

/**
 * Finds questions by typed text: other forms of a word, partial and misspelled words, and Chinese terms. Each index is built
 * at the first search that needs it, because that takes longer than a frame of the page.
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

  return (typed: string): { readonly found: readonly Question[]; readonly isNear: boolean } => {
    const look = (index: MiniSearch<Question>, { from, share } = fewErrors): Question[] =>
      index
        .search(typed, {
          filter: ({ queryTerms }) => queryTerms.some((term) => !isPair(term)),
          boostTerm: weightOf,
          prefix: (term) => term.length > 2 && !isPair(term),
          fuzzy: (term) => (term.length >= from && !isPair(term) && !/\d/u.test(term) ? share : false),
        })
        .toSorted((a, b) => rankOf(b) - rankOf(a))
        .slice(0, maxFound)
        .flatMap(({ id }) => byId.get(String(id)) ?? []);
    const found = look(subjects());
    if (found.length > 0) return { found, isNear: false };
    const misspelled = look(subjects(), manyErrors);
    return { found: misspelled.length > 0 ? misspelled : look(everything()), isNear: true };
  };
}

/** Makes a value at the first call and keeps it. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
