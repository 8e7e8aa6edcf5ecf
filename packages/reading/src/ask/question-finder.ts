import { text } from '@org/content/phrases';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { stemmer } from 'stemmer';
import { wordsOf } from './words-of.ts';

const maxFound = 6;

const common = new Set(text('search.common').split(' '));
const fillers = new Set(text('search.fillers').split(' '));
const sameMeaning = new Map(
  text('search.same-meaning').flatMap((line) => {
    const [meant = '', ...words] = line.split(' ');
    return words.map((word) => [word, meant] as const);
  }),
);

/** Chinese words that occur in questions about any term, as in “用神是什么”. */
const commonInChinese = /什么|什麼|意思|是|的|我|\u5417|嗎/gu;

/** A sequence of Han characters is one word. */
const wordsIn = (text: string): string[] =>
  wordsOf(text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(commonInChinese, ' '))
    .replaceAll(/\p{Script=Han}+/gu, ' $& ')
    .split(' ')
    .filter((word) => word !== '' && !fillers.has(word));

/** The stem of a word. A word in “-ness” is whole, so that “weekness” is no form of “week”. */
const stemOf = (word: string): string =>
  word.endsWith('ness') ? word : stemmer(sameMeaning.get(word) ?? word);

const isPair = (term: string): boolean => term.includes(' ');

/**
 * Each pair of neighboring words, so that “good at” counts for more than “good”, and then the single words. A
 * sequence of Han characters has no spaces, so each two of its characters are neighbors, as in 喜用神.
 */
function termsOf(text: string, corrected: (word: string) => string = (word) => word): string[] {
  const words = wordsIn(text).map((word) => corrected(word));
  const pairs = words.slice(1).map((word, index) => `${stemOf(words[index] ?? '')} ${stemOf(word)}`);
  const inChinese = words.flatMap((word) =>
    /^\p{Script=Han}{3,}$/u.test(word)
      ? Array.from(word.slice(1), (last, index) => `${word[index]}${last}`)
      : [],
  );
  return [...pairs, ...inChinese, ...words.filter((word) => !common.has(word))];
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
}

/**
 * Finds questions by typed text: other forms of a word, the beginning of the last word, Chinese terms, and a misspelled word
 * where no question has the word itself. A misspelled word has the first letter of the correct one. The index is built at
 * the first search, because that takes longer than a frame of the page.
 */
export function questionFinder<Question extends SearchedQuestion>(questions: readonly Question[]) {
  const byId = new Map(questions.map((question) => [question.id, question]));
  /** The number of times that a term occurs in the questions and their search words. */
  const counts = new Map<string, number>();
  const isBegun = (term: string): boolean => [...counts.keys()].some((each) => each.startsWith(term));
  /** The known word that a word with two swapped letters stands for, such as “tired” for “tierd”. */
  function corrected(word: string): string {
    if (!/^[a-z]{4,}$/u.test(word) || common.has(word) || isBegun(word) || counts.has(stemOf(word)))
      return word;
    const swapped = Array.from({ length: word.length - 2 }, (_, index) => {
      const [first = '', second = ''] = word.slice(index + 1, index + 3);
      return `${word.slice(0, index + 1)}${second}${first}${word.slice(index + 3)}`;
    });
    return swapped.find((each) => counts.has(each)) ?? word;
  }
  let built: MiniSearch<Question> | undefined;
  function index(): MiniSearch<Question> {
    if (built) return built;
    built = new MiniSearch<Question>({
      fields: ['question', 'words', 'answer'],
      // The search reads answers only if no question fits, so pairs of words in answers are not indexed.
      tokenize: (text, field) =>
        field === 'answer' ? termsOf(text).filter((term) => !isPair(term)) : termsOf(text),
      processTerm: (term, field) => {
        const terms = isPair(term) ? [term] : [...new Set([term, stemOf(term)])];
        if (field !== 'answer') for (const each of terms) counts.set(each, (counts.get(each) ?? 0) + 1);
        return terms;
      },
      searchOptions: {
        tokenize: (text) => termsOf(text, corrected),
        processTerm: (term) => (counts.has(stemOf(term)) ? stemOf(term) : term),
        prefix: (term, place, terms) => term.length > 2 && place === terms.length - 1,
        // Rare terms count for more.
        boostTerm: (term) => (isPair(term) ? 0.5 : 1) * (counts.get(term) ?? 1) ** -0.7,
        weights: { prefix: 0.4, fuzzy: 1 },
        fuzzy: (term) => !isBegun(term) && /^[a-z]{4,}$/u.test(term) && (term.length < 7 ? 1 : 2),
      },
    });
    built.addAll(questions);
    return built;
  }
  return (typed: string): Found<Question> => {
    const hasWord = !termsOf(typed).every(isPair);
    const look = (options: SearchOptions): Question[] =>
      index()
        .search(typed, {
          filter: ({ terms, queryTerms }) =>
            !hasWord || terms.some((term) => queryTerms.some((each) => !isPair(each) && each[0] === term[0])),
          ...options,
        })
        .slice(0, maxFound)
        .flatMap(({ id }) => byId.get(String(id)) ?? []);
    const found = look({ fields: ['question', 'words'] });
    return found.length > 0
      ? { found, isNear: false }
      : { found: look({ fuzzy: false, prefix: false }), isNear: true };
  };
}
