import { text } from '@org/content/match';
import type { Paragraph } from '../reading.ts';
import { upperFirst } from '../words/grammar.ts';
import type { PairFacts } from './pair-facts.ts';

/**
 * If one of the two people is the user, “they agree” becomes “you agree”, and advice becomes a request: “You should rest”
 * becomes “Rest”, and “Tom should rest” becomes “Ask Tom to rest”.
 */
export function addressed({ one, other }: PairFacts, paragraphs: readonly Paragraph[]): Paragraph[] {
  const reader = text('labels.roles.self');
  const company = one.called === reader ? other : one;
  return one.called === reader || other.called === reader
    ? paragraphs.map((each) => ({ ...each, text: asRequest(toReader(each.text), company.called) }))
    : [...paragraphs];
}

/** @param company - the name of the other person */
function asRequest(said: string, company: string): string {
  const [subject, advice] = said.split(/ should (.*)/su);
  if (advice === undefined) return said;
  const [, not = '', request = ''] = /^(not )?(.*)$/su.exec(advice) ?? [];
  if (subject === 'You') return not ? `Do not ${request}` : upperFirst(request);
  return subject === upperFirst(company) ? `Ask ${company} ${not}to ${request}` : said;
}

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
];
