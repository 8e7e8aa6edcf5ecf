import MiniSearch from 'minisearch';
import { isOneSwap } from './typing-errors.ts';

const maxFound = 6;

/** Words that occur in every question, so they cannot distinguish them. */
const common = new Set(
  'a all am an and are about as ask at be become by can could deal do does did ever feel feeling for from get got going handle have help helps how i in is it just me mean means my of on or our please really should so tell that the this to too up very what when where which who why we will with would you your'.split(
    ' ',
  ),
);

/** Spellings that are too far from the word for a search of similar words. */
const spelledOut = new Map([
  ['luv', 'love'],
  ['lurv', 'love'],
  ['wot', 'what'],
  ['bf', 'boyfriend'],
  ['gf', 'girlfriend'],
  ['bday', 'birthday'],
  ['fam', 'family'],
  ['sis', 'sister'],
  ['bro', 'brother'],
  ['shld', 'should'],
  ['shud', 'should'],
  ['shoud', 'should'],
  ['wat', 'what'],
  ['whats', 'what'],
  ['whos', 'who'],
  ['im', 'i'],
  ['ive', 'i'],
  ['u', 'you'],
  ['r', 'are'],
  ['y', 'why'],
  ['some1', 'someone'],
  ['nums', 'numbers'],
  ['pls', 'please'],
  ['gonna', 'will'],
  ['wanna', 'will'],
]);

const signs = '(?:rat|ox|tiger|rabbit|cat|dragon|snake|horse|goat|sheep|monkey|rooster|dog|pig)s?';

/** Expressions in which a word means something else than in the questions. */
const expressions: readonly (readonly [RegExp, string])[] = [
  [/\b(?:good|bad|better) (?:mother|father|mom|mum|dad|parent)\b/giu, 'parenting'],
  [/\bcompatib\p{L}+/giu, 'compatible best match'],
  [/\bwho am i\b/giu, 'describe myself character'],
  [/\b(?:(?:good|bad) person|old soul)\b/giu, 'describe character'],
  [/\bspirit animal\b/giu, 'animal mean in custom'],
  [/\b(?:something nice|compliment)\b/giu, 'best qualities'],
  [/\bmajor\b/giu, 'subjects study'],
  [/\b(?:jobs?|careers?) (?:are |r |is )?(?:good|best|right) for me\b/giu, 'job suits'],
  [/\bown a (?:house|home|flat|apartment)\b/giu, 'rich money'],
  [/\bstop working\b/giu, 'retire'],
  [/\btoo (?:old|late) (?:for|to find) love\b/giu, 'meet someone'],
  [/\bparents? (?:\p{L}+ )*?(?:divorc|separat|split)\p{L}*/giu, 'hard time'],
  [/\bluck\b(?=.*\b(?:turn|chang|end|better))/giu, 'decade phase'],
  [/\ball the time\b/giu, ''],
  [/\bfired\b/giu, 'unemployed'],
  [/\bfail(?:ed|ing)\b/giu, 'failed hard time'],
  [/\b(?:get|find) a (?:gf|bf|girlfriend|boyfriend|wife|husband|partner|date)\b/giu, 'meet someone'],
  [
    /\b(?:best|good|lucky) (?:day|date|month|time) (?:to get married|to marry|for (?:\p{L}+ )?wedding)\b/giu,
    'married',
  ],
  [
    new RegExp(`\\b${signs} (?:date|marry|love|loves) (?:an? |the )?${signs}\\b`, 'giu'),
    'compatible best match',
  ],
  [/\bcrush\b/giu, 'love'],
  [/\bthe one\b/giu, 'soulmate'],
  [/\bnext (?:baby|child|kid)\b/giu, 'baby'],
  [/\b(?:no|any|few|not (?:many|enough)) friends\b/giu, 'lonely few friends'],
  [/\b(?:grow|growing|grown) up\b/giu, 'career job subjects'],
  [/\bthis (?:is )?my year\b/giu, 'good current year'],
  [/\b(?:bad|suck|terrible) at\b/giu, 'weakness'],
  [/\blike this\b/giu, 'react'],
  [/\b(?:job|work) sucks\b/giu, 'quit my job'],
  [/\b(?:what|which) (?:zodiac )?(?:animal|sign) am i\b/giu, 'chinese year born zodiac'],
];

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
  const known = [...new Set(questions.flatMap(({ question, words }) => tokenize(`${question} ${words}`)))];
  const corrected = (term: string): string => {
    if (term.length < 4 || known.some((word) => word.startsWith(term))) return term;
    return known.find((word) => isOneSwap(word, term)) ?? term;
  };

  return (typed: string): { readonly found: readonly Question[]; readonly isNear: boolean } => {
    const look = (fuzzy: number, fields: string[]): Question[] =>
      search
        .search(
          expressions.reduce((rest, [found, words]) => rest.replaceAll(found, words), typed),
          {
            fields,
            processTerm: (term) => {
              const word = corrected(spelledOut.get(term) ?? term);
              return common.has(word) ? null : word;
            },
            boost: { question: 3, words: 2 },
            prefix: (term) => term.length > 2,
            fuzzy: (term) => (term.length > 4 && !/\d/u.test(term) ? fuzzy : false),
          },
        )
        .slice(0, maxFound)
        .flatMap(({ id }) => byId.get(String(id)) ?? []);
    const found = look(0.2, ['question', 'words']);
    return found.length > 0
      ? { found, isNear: false }
      : { found: look(0.2, ['question', 'words', 'answer']), isNear: true };
  };
}
