import { text } from '@org/content/phrases';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { stemmer } from 'stemmer';
import { wordsOf } from './words-of.ts';

const maxFound = 6;
/** The smallest score of a listed question, as a share of the best score. */
const minShare = 0.3;

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

/** The stem of a word. A word in “-ness” is whole, so that “weakness” is no form of “weak”. */
function stemOf(word: string): string {
  const meant = sameMeaning.get(word) ?? word;
  return meant.endsWith('ness') ? meant : stemmer(meant);
}

const lettersOf = (word: string): string => Array.from(word).toSorted().join('');

const isPair = (term: string): boolean => term.includes(' ');

/**
 * Each pair of neighboring words, so that “good at” counts for more than “good”, and then the words that name a subject, or
 * all words if none does. A sequence of Han characters has no spaces, so each two of its characters are neighbors, as in 喜用神.
 */
function termsOf(text: string): string[] {
  const words = wordsIn(text);
  const pairs = words.slice(1).map((word, index) => `${stemOf(words[index] ?? '')} ${stemOf(word)}`);
  const inChinese = words.flatMap((word) =>
    /^\p{Script=Han}{3,}$/u.test(word)
      ? Array.from(word.slice(1), (last, index) => `${word[index]}${last}`)
      : [],
  );
  const subjects = words.filter((word) => !common.has(word));
  return [...pairs, ...inChinese, ...(subjects.length > 0 ? subjects : words)];
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
 * Finds questions by typed text: other forms of a word, the beginning of a last word that is no word yet, Chinese terms, and a
 * misspelled word where no question has the word itself. A misspelled word has the first letter of the correct one. The index is
 * built at the first search, because that takes longer than a frame of the page.
 */
export function questionFinder<Question extends SearchedQuestion>(questions: readonly Question[]) {
  const byId = new Map(questions.map((question) => [question.id, question]));
  /** The number of times that a term occurs in the questions and their search words. */
  const counts = new Map<string, number>();
  const isBegun = (term: string): boolean => [...counts.keys()].some((each) => each.startsWith(term));
  const isMisspelled = (term: string): boolean => !isBegun(term) && /^[a-z]{4,}$/u.test(term);
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
        tokenize: (text) => termsOf(text),
        processTerm: (term) => (counts.has(stemOf(term)) ? stemOf(term) : term),
        prefix: (term, place, terms) => term.length > 2 && place === terms.length - 1 && !counts.has(term),
        // Rare terms count for more.
        boostTerm: (term) => (isPair(term) ? 0.5 : 1) * (counts.get(term) ?? 1) ** -0.7,
        weights: { prefix: 0.4, fuzzy: 1 },
        fuzzy: (term) => isMisspelled(term) && (term.length < 7 ? 1 : 2),
      },
    });
    built.addAll(questions);
    return built;
  }
  return (typed: string): Found<Question> => {
    const hasWord = !termsOf(typed).every(isPair);
    const look = (options: SearchOptions): Question[] => {
      const results = index().search(typed, {
        filter: ({ terms, queryTerms }) =>
          !hasWord ||
          terms.some(
            (term) => !isPair(term) && queryTerms.some((each) => !isPair(each) && each[0] === term[0]),
          ),
        ...options,
      });
      const least = (results[0]?.score ?? 0) * minShare;
      return results
        .filter(({ score }) => score >= least)
        .slice(0, maxFound)
        .flatMap(({ id }) => byId.get(String(id)) ?? []);
    };
    const fields = ['question', 'words'];
    const found = look({ fields });
    if (found.length > 0) return { found, isNear: false };
    // Two swapped letters, as in “tierd”, count as two changes.
    const respelled = look({
      fields,
      fuzzy: (term) => isMisspelled(term) && 2,
      filter: ({ terms, queryTerms }) =>
        terms.some((term) => queryTerms.some((each) => !isPair(each) && lettersOf(each) === lettersOf(term))),
    });
    return respelled.length > 0
      ? { found: respelled, isNear: false }
      : { found: look({ fuzzy: false, prefix: false }), isNear: true };
  };
}
