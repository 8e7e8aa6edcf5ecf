import type { Chart } from './chart.ts';
import { cycleOfElements, highest } from './element-numbers.ts';
import type { TenGodGroup } from './ten-gods-of-elements.ts';
import { groupOf } from './ten-gods-of-elements.ts';

interface DominantGroups {
  /** More than one where they are even. */
  readonly groups: readonly TenGodGroup[];
  readonly count: number;
  /** The stems that are counted. */
  readonly total: number;
  /** Every possible hour gives the same. */
  readonly isStable: boolean;
}

/** The pairs of the ten gods that most stems belong to, seen and hidden. */
export function dominantGroups({ dayMaster, elements, possible }: Chart): DominantGroups {
  const counts = elements.withHiddenStems;
  const strongest = highest(counts);
  return {
    groups: strongest.map((element) => groupOf(dayMaster.element, element)),
    count: counts[strongest[0] ?? 'Wood'],
    total: cycleOfElements.reduce((sum, element) => sum + counts[element], 0),
    isStable: possible.every(
      ({ day, elements: { withHiddenStems } }) =>
        day.stem === dayMaster.character && String(highest(withHiddenStems)) === String(strongest),
    ),
  };
}
