import { text } from '@org/content/match';
import type { Person } from './person.ts';
import { list } from '../words/grammar.ts';
import { sentenceCase } from './sentence-case.ts';

/**
 * The unknown facts about the people, in a sentence or two; empty if every time of birth is known. Two dates are needed to
 * compare birthdays, so one alone has no note on its time.
 */
export function notesOf(people: readonly Person[]): string[] {
  const named = (known: Person['known']): string =>
    list(people.filter((person) => person.known === known).map(({ name }) => name));
  const [dates, signs] = [named('date'), named('sign')];
  const hasDates = people.filter(({ chart }) => chart !== undefined).length > 1;
  return [
    ...(dates && hasDates ? [text('labels.note.time', { names: dates })] : []),
    ...(signs ? [text('labels.note.sign', { names: signs })] : []),
  ].map(sentenceCase);
}
