import type { ZodiacSignId } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { signName } from '../years/relations-with-chart.ts';
import type { MatchedPerson, PlacedSign } from './match.ts';

/** Somebody in a match, with what is known of them. */
export interface Person extends MatchedPerson {
  readonly signName: string;
  /** The branches that are known, the year's first. That of the year is the sign, by New Year's Day. */
  readonly branches: readonly PersonBranch[];
  /** `undefined` where only the sign is known. */
  readonly chart: Chart | undefined;
}

export interface PersonBranch extends PlacedSign {
  /** False where the time is not known and the pillar changes within the date. */
  readonly certain: boolean;
}

/** Somebody without a name is the first or the second person. */
export function peopleOf(one: Chart | ZodiacSignId, other: Chart | ZodiacSignId): readonly [Person, Person] {
  const [first, second] = [personOf(one, 'the first person'), personOf(other, 'the second person')];
  return first.name === second.name
    ? [first, { ...second, name: `${second.name} (second)` }]
    : [first, second];
}

function personOf(known: Chart | ZodiacSignId, unnamed: string): Person {
  if (typeof known === 'string') {
    return {
      name: unnamed,
      sign: known,
      signName: signName(known),
      known: 'sign',
      branches: [{ position: 'year', sign: known, certain: true }],
      chart: undefined,
    };
  }
  const { birth, sign, pillars, isTimeKnown } = known;
  return {
    name: birth.name?.trim() || unnamed,
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
  };
}
