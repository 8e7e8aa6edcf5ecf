import { text } from '@org/content/match';
import type { ZodiacSignId } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import type { MatchedPerson, PlacedSign } from './match.ts';
import { roleOf, type Relation } from './relation.ts';
import { signName } from './sign-name.ts';

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
  /** Name of the sign in the calendar of the birth. */
  readonly signName: string;
  /** False where the time is not known and the pillar changes within the date. */
  readonly certain: boolean;
}

/** Somebody without a name is “your sister” or “the second person”. The later of two with one name gets a number. */
export function peopleOf(all: readonly Somebody[]): Person[] {
  const unnamed = text('labels.unnamed');
  const people = all.map((somebody, index) => personOf(somebody, unnamed[index] ?? ''));
  return people.map((person, index) =>
    people.findIndex(({ name }) => name === person.name) < index
      ? { ...person, name: text('labels.namesakes', { name: person.name })[index] ?? person.name }
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
      branches: [{ position: 'year', sign: known, signName: signName(known), certain: true }],
      chart: undefined,
      relation,
    };
  }
  const { birth, sign, pillars, isTimeKnown } = known;
  const role = roleOf(relation, birth.sex);
  const name = birth.name?.trim();
  const branchOf = (position: PersonBranch['position'], id: ZodiacSignId, certain: boolean) => ({
    position,
    sign: id,
    signName: signName(id, birth.calendar),
    certain,
  });
  return {
    name: name || (role ?? unnamed),
    role: name ? role : undefined,
    sign: sign.id,
    signName: sign.name,
    known: isTimeKnown ? 'time' : 'date',
    branches: [
      branchOf('year', sign.id, true),
      branchOf('month', pillars.month.sign, pillars.month.certain),
      branchOf('day', pillars.day.sign, pillars.day.certain),
      ...(pillars.hour ? [branchOf('hour', pillars.hour.sign, true)] : []),
    ],
    chart: known,
    relation,
  };
}
