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
 * Names the people. The user, if adult, is “you”, even with a name. A person without a name is “your sister”, or without a relation
 * “the Rat”. If only signs are known, and they differ, each person is called by the sign. If two have the same name, the
 * later one gets a number.
 */
export function peopleOf(all: readonly Somebody[]): Person[] {
  const reader = all.find(({ relation, known }) => relation === 'self' && !isYoung(known));
  const signs = new Set(all.map(({ known }) => known));
  const areSigns = signs.size === all.length && all.every(({ known }) => typeof known === 'string');
  const people = all.map((somebody): Person => {
    const person = personOf(somebody);
    if (somebody === reader) return { ...calledBy(person, text('labels.roles.self')), role: undefined };
    return areSigns ? calledBySign(person) : person;
  });
  return people.map((person, index) => {
    const earlier = people.slice(0, index).filter(({ name }) => name === person.name);
    if (earlier.length === 1 && isCalledBySign(person))
      return calledBy(person, text('labels.other-sign', { sign: person.signName }));
    const name =
      earlier.length > 0
        ? (text('labels.namesakes', { name: person.name })[index] ?? person.name)
        : person.name;
    const isShared = people.filter(({ called }) => called === person.called).length > 1;
    return { ...person, name, called: isShared ? name : person.called };
  });
}

/** Texts about a parent and a child address the parent, so a child is never “you”. */
const isYoung = (known: Chart | ZodiacSignId): boolean => typeof known !== 'string' && known.age < 18;

function personOf({ known, relation }: Somebody): Person {
  if (typeof known === 'string') {
    const called = roleOf(relation, undefined) ?? text('labels.sign', { sign: signName(known) });
    return {
      name: called,
      called,
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
  const role = relation === 'self' && isYoung(known) ? undefined : roleOf(relation, birth.sex);
  const name = birth.name?.trim();
  const unnamed = role ?? text('labels.sign', { sign: sign.name });
  const branchOf = (position: PersonBranch['position'], id: ZodiacSignId, certain: boolean) => ({
    position,
    sign: id,
    signName: signName(id, birth.calendar),
    certain,
  });
  return {
    name: name || unnamed,
    called: firstWordOf(name) ?? unnamed,
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

const calledBySign = (person: Person): Person => ({
  ...calledBy(person, text('labels.sign', { sign: person.signName })),
  role: roleOf(person.relation, undefined),
});

const calledBy = (person: Person, name: string): Person => ({ ...person, name, called: name });

/** Whether a person is called “the Rat”. */
export const isCalledBySign = ({ called, signName: sign }: Person): boolean =>
  called === text('labels.sign', { sign });

/** The first word of a name, or the whole name if it begins with a title such as “Dr.” */
function firstWordOf(name: string | undefined): string | undefined {
  const [first] = name?.split(/\s+/u) ?? [];
  return (first?.endsWith('.') ? name : first) || undefined;
}
