import { text } from '@org/content/match';
import type { ZodiacSignId } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import type { MatchedPerson, PlacedSign } from './match.ts';
import { roleOf, type Relation } from './relation.ts';
import { signName } from './sign-name.ts';

/** A person in a comparison. */
export interface Somebody {
  /** The chart of a birth, or only the sign if the date is not known. */
  readonly known: Chart | ZodiacSignId;
  readonly relation?: Relation | undefined;
}

/** A person in a match, with the known facts. */
export interface Person extends MatchedPerson {
  /** The name in the text: the first word of the name, or the whole name if another person has that word too. */
  readonly called: string;
  readonly signName: string;
  /** The known branches, the year's first. The year's branch is the sign, by New Year's Day. */
  readonly branches: readonly PersonBranch[];
  /** `undefined` if only the sign is known. */
  readonly chart: Chart | undefined;
  readonly relation: Relation | undefined;
}

export interface PersonBranch extends PlacedSign {
  /** Name of the sign in the calendar of the birth. */
  readonly signName: string;
  /** False if the time is not known and the pillar changes during the date. */
  readonly certain: boolean;
}

/**
 * Names the people. A person without a name is “your sister” or “the second person”. If only signs are known, and they
 * differ, each person is called by the sign, as in “the Rat”. If two have the same name, the later one gets a number.
 */
export function peopleOf(all: readonly Somebody[]): Person[] {
  const unnamed = text('labels.unnamed');
  const signs = new Set(all.map(({ known }) => known));
  const areSigns = signs.size === all.length && all.every(({ known }) => typeof known === 'string');
  const people = all
    .map((somebody, index) => personOf(somebody, unnamed[index] ?? ''))
    .map((person) => (areSigns ? calledBySign(person) : person));
  return people.map((person, index) => {
    const name =
      people.findIndex((other) => other.name === person.name) < index
        ? (text('labels.namesakes', { name: person.name })[index] ?? person.name)
        : person.name;
    const isShared = people.filter(({ called }) => called === person.called).length > 1;
    return { ...person, name, called: isShared ? name : person.called };
  });
}

function personOf({ known, relation }: Somebody, unnamed: string): Person {
  if (typeof known === 'string') {
    return {
      name: roleOf(relation, undefined) ?? unnamed,
      called: roleOf(relation, undefined) ?? unnamed,
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
    called: calledBy(name) ?? role ?? unnamed,
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

function calledBySign(person: Person): Person {
  const name = text('labels.sign', { sign: person.signName });
  return { ...person, name, called: name, role: roleOf(person.relation, undefined) };
}

/** Whether a person is called “the Rat”. */
export const isCalledBySign = ({ called, signName: sign }: Person): boolean =>
  called === text('labels.sign', { sign });

/** The first word of a name, or the whole name if it begins with a title such as “Dr.” */
function calledBy(name: string | undefined): string | undefined {
  const [first] = name?.split(/\s+/u) ?? [];
  return (first?.endsWith('.') ? name : first) || undefined;
}
