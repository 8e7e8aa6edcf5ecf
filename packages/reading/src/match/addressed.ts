import { text } from '@org/content/match';
import type { Paragraph } from '../reading.ts';
import type { PairFacts } from './pair-facts.ts';

/** If one of the two people is the user, “they agree” becomes “you agree”. */
export function addressed({ one, other }: PairFacts, paragraphs: readonly Paragraph[]): Paragraph[] {
  const reader = text('labels.roles.self');
  return one.called === reader || other.called === reader
    ? paragraphs.map((each) => ({ ...each, text: toReader(each.text) }))
    : [...paragraphs];
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
