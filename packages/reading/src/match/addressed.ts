import { text } from '@org/content/match';
import type { Paragraph } from '../reading.ts';
import { upperFirst } from '../words/grammar.ts';
import type { PairFacts } from './pair-facts.ts';
import type { Person } from './person.ts';

/**
 * If one of the two people is the user, “they agree” becomes “you agree”, and advice becomes a request: “You should rest”
 * becomes “Rest”, and “Tom should rest” becomes “Ask Tom to rest”. “Your parent” becomes a pronoun when a paragraph repeats it.
 */
export function addressed(
  { one, other }: Pick<PairFacts, 'one' | 'other'>,
  paragraphs: readonly Paragraph[],
): Paragraph[] {
  const reader = text('labels.roles.self');
  const company = one.called === reader ? other : one;
  return one.called === reader || other.called === reader
    ? paragraphs.map((each) => ({
        ...each,
        text: withPronouns(asRequest(toReader(each.text), company.called), company),
      }))
    : [...paragraphs];
}

/** @param company - the name of the other person */
function asRequest(said: string, company: string): string {
  const [subject, advice] = said.split(/ should (.*)/su);
  if (advice === undefined) return said;
  const [, not = '', request = ''] = /^(not )?(.*)$/su.exec(advice) ?? [];
  if (subject === 'You') return not ? `Do not ${request}` : upperFirst(request);
  return subject === upperFirst(company)
    ? `Ask ${company} ${not}to ${request.replace(/, and ((?:only )?then )?(?!you\b|what\b)(?=[a-z])/u, ', and $1to ')}`
    : said;
}

const pronouns = {
  female: ['she', 'her', 'her'],
  male: ['he', 'him', 'his'],
  unknown: ['they', 'them', 'their'],
} as const;

/** Verbs that are the same after “they” and “she”, and words before an object. */
const verbs = 'can|may|might|should|would|could|will|did';
const beforeObject = 'with|to|from|for|of|by|beside|around|help|helps|let|give|calls?|asks?|tells?|gives';

/** Replaces “your parent” after its first occurrence. A person with a name keeps it. */
function withPronouns(said: string, { called, chart }: Person): string {
  const first = said.search(new RegExp(`\\b${called}\\b`, 'iu'));
  if (first === -1 || !/^your \w+$/u.test(called)) return said;
  const rest = first + called.length;
  const [subject, object, possessive] = pronouns[chart?.birth.sex ?? 'unknown'];
  const replaced = said
    .slice(rest)
    .replaceAll(new RegExp(`\\b${called}’s`, 'giu'), (found) => inCaseOf(found, possessive))
    .replaceAll(new RegExp(`\\b${called}(?= (?:${verbs})\\b)`, 'giu'), (found) => inCaseOf(found, subject))
    .replaceAll(new RegExp(`(?<=\\b(?:${beforeObject}) )${called}\\b(?!’s)`, 'gu'), object);
  return said.slice(0, rest) + replaced;
}

const inCaseOf = (found: string, word: string): string => (found.startsWith('Y') ? upperFirst(word) : word);

const toReader = (said: string): string =>
  replacements.reduce((rest, [pattern, words]) => rest.replaceAll(pattern, words), said);

const replacements: readonly (readonly [RegExp, string])[] = [
  [/\b(each|neither|both|one) of (?:the two|them)\b/giu, '$1 of you'],
  [/\bbetween them\b/gu, 'between you'],
  [/\bThe two\b(?! numbers)/gu, 'You two'],
  [/\bthe two\b(?= (?:are|at|need)\b)/gu, 'you two'],
  [/\bThey\b/gu, 'You two'],
  [/\bthey\b/gu, 'you'],
  [/\bTheir\b/gu, 'Your'],
  [/\btheir\b/gu, 'your'],
  [/(?<=^|[.:] )Both (are|can|may)\b/gu, 'You $1 both'],
  [/\bBy the year signs\b/gu, 'By your year signs'],
  [/, by the elements of the birthdays,/gu, ', by the elements of your birthdays,'],
  [/(?<=(?:By your year signs|by the elements of your birthdays), )both are\b/gu, 'you are both'],
  [/(?<=(?:By your year signs|by the elements of your birthdays), )both /gu, 'you both '],
  [/(?<=^|[.:] )Both (?!of\b|signs\b|charts\b)/gu, 'You both '],
];
