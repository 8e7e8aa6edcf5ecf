import MiniSearch, { type SearchResult } from 'minisearch';
import { expressions, spelledOut } from './everyday-words.ts';
import { isOneSwap } from './typing-errors.ts';

const maxFound = 6;

/** Words that occur in every question, so they cannot distinguish them. */
const common = new Set(
  'a all am an and any anything are about as ask at be been being become by can come could deal do does did ever feel feeling for from get go got going handle have help helps how i if in is it just make makes me mean meaning means much my of on or our out please really should so some something tell than that the then there this to too up very what when where which who why we will with would you your'.split(
    ' ',
  ),
);

/** Chinese words that occur in questions about any term, as in “用神是什么”. */
const commonInChinese = /什么|什麼|意思|是|的|我|\u5417|嗎/gu;

/** Words that many questions have, so that another word says more about the subject. */
const weak = new Set(
  'bad best better big biggest chart feel find future good great happen keep know life like look looks meant more most need new next people right soon start stay still stop take think time want way work worth wrong year years'.split(
    ' ',
  ),
);

/** Words that change nothing about a question. */
const fillers =
  /\b(?:actually|again|also|always|ever|even|honestly|just|kinda|like really|maybe|please|pls|probably|really|so|still|too|very)\b/gu;

const isCommon = (term: string): boolean => term.split(' ').every((word) => common.has(word));

/** A sequence of Han characters is one word. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .replaceAll(fillers, ' ')
    .replaceAll(commonInChinese, ' ')
    .match(/\p{Script=Han}+|[^\P{L}\p{Script=Han}]+|\p{N}+/gu) ?? [];

/**
 * The words, and each two neighbors, so that “good at” is more than “good”. Chinese has no spaces, so the neighbors in a
 * long sequence are characters, as in 喜用神.
 */
const tokenize = (text: string): string[] => {
  const words = wordsIn(text);
  const pairs = words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? '';
    return common.has(before) && common.has(word) ? [] : [`${before} ${word}`];
  });
  const inChinese = words.flatMap((word) =>
    /^\p{Script=Han}{3,}$/u.test(word)
      ? Array.from(word.slice(1), (last, index) => `${word[index]}${last}`)
      : [],
  );
  return [...words, ...pairs, ...inChinese];
};

const isPair = (term: string): boolean => term.includes(' ');

/** MiniSearch multiplies a score by the number of words found. Here a common word counts less than a word of the subject. */
const rankOf = ({ score, queryTerms }: SearchResult): number =>
  (score / queryTerms.length) * queryTerms.reduce((sum, term) => sum + weightOf(term), 0);

const weightOf = (term: string): number => (/^20\d\d$/u.test(term) ? 2 : weightOfWords(term));

const weightOfWords = (term: string): number =>
  term.split(' ').every((word) => common.has(word) || weak.has(word)) ? 0.4 : 1;

/** The part of a question that the search reads. */
interface SearchedQuestion {
  readonly id: string;
  readonly question: string;
  readonly words: string;
  readonly answer: string;
}

/**
 * Finds questions by typed text: partial words, misspelled words, and Chinese terms. Each index is built at the first search
 * that needs it, because that takes longer than a frame of the page.
 */
export function questionFinder<Question extends SearchedQuestion>(questions: readonly Question[]) {
  const indexOf = (fields: readonly (keyof SearchedQuestion)[]): MiniSearch<Question> => {
    const index = new MiniSearch<Question>({
      fields: [...fields],
      // The search reads an answer only where nothing else fits, so its neighbors need no index.
      tokenize: (text, field) => (field === 'answer' ? wordsIn(text) : tokenize(text)),
      processTerm: (term) => (common.has(term) ? null : term),
    });
    index.addAll(questions);
    return index;
  };
  const subjects = once(() => indexOf(['question', 'words']));
  const everything = once(() => indexOf(['question', 'words', 'answer']));
  const byId = new Map(questions.map((question) => [question.id, question]));
  const known = once(() => [
    ...new Set(questions.flatMap(({ question, words }) => wordsIn(`${question} ${words}`))),
  ]);
  const corrected = (term: string): string => {
    if (term.length < 4 || known().some((word) => word.startsWith(term))) return term;
    return known().find((word) => isOneSwap(word, term)) ?? term;
  };

  return (typed: string): { readonly found: readonly Question[]; readonly isNear: boolean } => {
    const look = (index: MiniSearch<Question>): Question[] =>
      index
        .search(
          expressions.reduce((rest, [found, words]) => rest.replaceAll(found, words), typed),
          {
            processTerm: (term) => {
              const words = term.split(' ').map((word) => corrected(spelledOut.get(word) ?? word));
              return isCommon(words.join(' ')) ? null : words.join(' ');
            },
            boost: { question: 3, words: 2 },
            boostTerm: weightOf,
            prefix: (term) => term.length > 2 && !isPair(term),
            fuzzy: (term) => (term.length > 4 && !isPair(term) && !/\d/u.test(term) ? 0.2 : false),
          },
        )
        .toSorted((a, b) => rankOf(b) - rankOf(a))
        .slice(0, maxFound)
        .flatMap(({ id }) => byId.get(String(id)) ?? []);
    const found = look(subjects());
    return found.length > 0 ? { found, isNear: false } : { found: look(everything()), isNear: true };
  };
}

/** Makes a value at the first call and keeps it. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
