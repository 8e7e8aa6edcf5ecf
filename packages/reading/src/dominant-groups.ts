import type { Chart } from './chart.ts';
import { cycleOfElements, highest } from './element-numbers.ts';
import type { TenGodGroup } from './ten-gods-of-elements.ts';
import { groupOf } from './ten-gods-of-elements.ts';

interface DominantGroups {
  /** The groups with the most stems; several if they tie. */
  readonly groups: readonly TenGodGroup[];
  readonly count: number;
  /** Number of counted stems. */
  readonly total: number;
  /** Whether every possible hour gives the same groups. */
  readonly isStable: boolean;
}

/** The groups of the ten gods with the most stems, visible and hidden. */
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
