import { requireObject, requireOption, wrongInput } from '../../require-input.ts';
import { pillarAt, type Pillar } from '../pillar.ts';
import type { SexagenaryName } from '../../cycle/sexagenary.ts';
import { stemCharacters, type StemCharacter } from '../../cycle/stems.ts';

/** A pillar, or its name, such as `'甲子'`. */
export type PillarInput = SexagenaryName | { readonly name: SexagenaryName };

/** Four pillars, as `fourPillars` gives them or by their names; the hour may be unknown. */
export interface PillarsInput {
  readonly year: PillarInput;
  readonly month: PillarInput;
  readonly day: PillarInput;
  readonly hour?: PillarInput | undefined;
}

/** Four pillars that have been read. */
interface KnownPillars {
  readonly year: Pillar;
  readonly month: Pillar;
  readonly day: Pillar;
  readonly hour: Pillar | undefined;
}

/** The names of the sixty, in the order of the cycle. */
const names: readonly unknown[] = /* @__PURE__ */ Array.from(
  { length: 60 },
  (_, each) => pillarAt(each).name,
);

/**
 * The place of a pillar in the cycle of sixty, 0 (甲子) to 59.
 *
 * @param field - what the error calls it
 * @throws RangeError when it is not one of the sixty
 */
export function placeOfPillar(pillar: PillarInput | undefined, field = 'pillar'): number {
  // `null` has no name.
  const { name = pillar }: { name?: unknown } = Object(pillar);
  const place = names.indexOf(name);
  if (place < 0)
    throw wrongInput(field, 'one of the sixty pairs, such as 甲子', name, typeof name === 'string');
  return place;
}

/** @throws RangeError when a pillar is not one of the sixty, or year, month or day is missing */
export function readPillars(pillars: PillarsInput): KnownPillars {
  requireObject('pillars', pillars, 'the pillars year, month, day and hour');
  const read = (field: keyof PillarsInput): Pillar => pillarAt(placeOfPillar(pillars[field], field));
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: pillars.hour === undefined ? undefined : read('hour'),
  };
}

/**
 * The place of a stem, 0 (甲) to 9 (癸).
 *
 * @param field - what the error calls it
 * @throws RangeError that lists the ten, when it is not a stem
 */
export function placeOfStem(stem: StemCharacter, field = 'stem'): number {
  const place = [...stemCharacters].indexOf(stem);
  if (place < 0) requireOption(field, stem, stemCharacters);
  return place;
}

/** The place of a stem's element, 0 (Wood) to 4 (Water). */
export const elementOfStem = (stem: StemCharacter): number => stemCharacters.indexOf(stem) >> 1;

/** The element of the season of birth: that of the main stem in the month's branch. */
export const seasonOf = ({ month }: KnownPillars): number =>
  elementOfStem(month.hiddenStems[0] as StemCharacter);
