import type { Chart } from './chart.ts';
import {
  traitsOfBirthDays,
  traitsOfDayMasters,
  traitsOfLifePaths,
  traitsOfSigns,
  type TraitsOfSource,
} from './prose/traits.ts';

/** Something that says which traits are strong, from the one that is heard first. */
export interface SourceOfTraits {
  readonly id: 'day' | 'sign' | 'life-path' | 'birth-day';
  /** As in “the 乙 of your day”. */
  readonly name: string;
  readonly traits: TraitsOfSource;
}

export function sourcesOfTraits({ dayMaster, sign, lifePath, birthDay }: Chart): SourceOfTraits[] {
  return [
    {
      id: 'day',
      name: `the ${dayMaster.character} of your day`,
      traits: traitsOfDayMasters[dayMaster.character],
    },
    { id: 'sign', name: `the ${sign.name} of your year`, traits: traitsOfSigns[sign.id] },
    { id: 'life-path', name: `your life path ${lifePath}`, traits: traitsOfLifePaths[lifePath] ?? {} },
    { id: 'birth-day', name: `your birth-day number ${birthDay}`, traits: traitsOfBirthDays[birthDay] ?? {} },
  ];
}
