import { text } from '@org/content/match';
import type { Person } from './person.ts';
import { alternatives, list } from '../words/grammar.ts';
import { signName } from './sign-name.ts';
import { sentenceCase } from './sentence-case.ts';

/**
 * The unknown facts about the people, in a sentence or two; empty if every time of birth is known. Two dates are needed to
 * compare birthdays, so one alone has no note on its time.
 */
export function notesOf(people: readonly Person[]): string[] {
  const namesOf = (known: Person['known']): string[] =>
    people.filter((person) => person.known === known).map(({ name }) => name);
  const note = (kind: 'time' | 'sign', known: readonly string[]): string =>
    people.length > 2 && known.length < people.length
      ? text(`labels.note.${kind}-in-family`, { names: list(known), either: alternatives(known) })
      : text(`labels.note.${kind}`, { names: list(known) });
  const [dates, signs] = [namesOf('date'), namesOf('sign')];
  const hasDates = people.filter(({ chart }) => chart !== undefined).length > 1;
  return [
    ...(dates.length > 0 && hasDates ? [note('time', dates)] : []),
    ...(signs.length > 0 ? [note('sign', signs)] : []),
    ...people.flatMap(betweenYears),
  ].map(sentenceCase);
}

/** The two signs of a birth between Chinese New Year and the solar start of the year. */
function betweenYears({ name, signName: animal, chart }: Person): string[] {
  if (!chart || chart.sign.id === chart.pillars.year.sign) return [];
  return [text('labels.note.between', { name, animal, pillar: signName(chart.pillars.year.sign) })];
}
