import MiniSearch from 'minisearch';

const maxFound = 6;

/** Words that occur in every question, so they cannot distinguish them. */
const common = new Set(
  'a an and are about as at be become by can could do does did for from have how i in is it me mean means my of on or our should so tell that the this to up what when where which why we will with would you your'.split(
    ' ',
  ),
);

/** Chinese words that occur in questions about any term, as in “用神是什么”. */
const commonInChinese = /什么|什麼|意思|是|的|我|\u5417|嗎/gu;

/** A sequence of Han characters is one term. */
const tokenize = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .replaceAll(commonInChinese, ' ')
    .match(/\p{Script=Han}+|[^\P{L}\p{Script=Han}]+|\p{N}+/gu) ?? [];

/** The part of a question that the search reads. */
export interface SearchedQuestion {
  readonly id: string;
  readonly question: string;
  readonly words: string;
  readonly answer: string;
}

/** Finds questions by typed text: partial words, misspelled words, and Chinese terms. */
export function questionFinder<Question extends SearchedQuestion>(questions: readonly Question[]) {
  const search = new MiniSearch<Question>({
    fields: ['question', 'words', 'answer'],
    tokenize: (text) => tokenize(text),
    processTerm: (term) => (common.has(term) ? null : term),
  });
  search.addAll(questions);
  const byId = new Map(questions.map((question) => [question.id, question]));

  return (typed: string): { readonly found: readonly Question[]; readonly isNear: boolean } => {
    const look = (fuzzy: number, fields: string[]): Question[] =>
      search
        .search(typed, {
          fields,
          boost: { question: 3, words: 2 },
          prefix: (term) => term.length > 1,
          fuzzy: (term) => (term.length > 3 && !/\d/u.test(term) ? fuzzy : false),
        })
        .slice(0, maxFound)
        .flatMap(({ id }) => byId.get(String(id)) ?? []);
    const found = look(0.2, ['question', 'words']);
    return found.length > 0
      ? { found, isNear: false }
      : { found: look(0.2, ['question', 'words', 'answer']), isNear: true };
  };
}
