import type { ZodiacSignId } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { signName } from '../years/relations-with-chart.ts';
import type { MatchedPerson, PlacedSign } from './match.ts';
import { roleOf, type Relation } from './relation.ts';

/** Somebody to be held against others. */
export interface Somebody {
  /** The chart of a birth, or the sign alone where the date is not known. */
  readonly known: Chart | ZodiacSignId;
  readonly relation?: Relation | undefined;
}

/** Somebody in a match, with what is known of them. */
export interface Person extends MatchedPerson {
  readonly signName: string;
  /** The branches that are known, the year's first. That of the year is the sign, by New Year's Day. */
  readonly branches: readonly PersonBranch[];
  /** `undefined` where only the sign is known. */
  readonly chart: Chart | undefined;
  readonly relation: Relation | undefined;
}

export interface PersonBranch extends PlacedSign {
  /** False where the time is not known and the pillar changes within the date. */
  readonly certain: boolean;
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Somebody without a name is “your sister” or “the second person”. Of two with one name the later is told apart by a number. */
export function peopleOf(all: readonly Somebody[]): Person[] {
  const people = all.map((somebody, index) => personOf(somebody, `the ${ordinals[index]} person`));
  return people.map((person, index) =>
    people.findIndex(({ name }) => name === person.name) < index
      ? { ...person, name: `${person.name} (${ordinals[index]})` }
      : person,
  );
}

function personOf({ known, relation }: Somebody, unnamed: string): Person {
  if (typeof known === 'string') {
    return {
      name: roleOf(relation, undefined) ?? unnamed,
      role: undefined,
      sign: known,
      signName: signName(known),
      known: 'sign',
      branches: [{ position: 'year', sign: known, certain: true }],
      chart: undefined,
      relation,
    };
  }
  const { birth, sign, pillars, isTimeKnown } = known;
  const role = roleOf(relation, birth.sex);
  const name = birth.name?.trim();
  return {
    name: name || (role ?? unnamed),
    role: name ? role : undefined,
    sign: sign.id,
    signName: sign.name,
    known: isTimeKnown ? 'time' : 'date',
    branches: [
      { position: 'year', sign: sign.id, certain: true },
      { position: 'month', sign: pillars.month.sign, certain: pillars.month.certain },
      { position: 'day', sign: pillars.day.sign, certain: pillars.day.certain },
      ...(pillars.hour ? [{ position: 'hour' as const, sign: pillars.hour.sign, certain: true }] : []),
    ],
    chart: known,
    relation,
  };
}
