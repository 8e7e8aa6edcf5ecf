import { Select } from '@org/ui';
import { useDeferredValue, useMemo } from 'react';
import { signFacet } from './options.ts';

interface SignSelectProps {
  /** The number of rows of each sign. A sign without one has none. */
  counts?: Parameters<typeof signFacet>[0];
  /** The counts by sign, until those of the facet are loaded. */
  stats?: Parameters<typeof signFacet>[1];
  chosen: string;
  onChoose: (sign: string) => void;
}

/** A choice among the twelve signs, each with the number of rows that it would show. */
export function SignSelect({ counts, stats, chosen, onChoose }: SignSelectProps) {
  // The counts follow the rows of an answer.
  const [shownCounts, shownStats] = [useDeferredValue(counts), useDeferredValue(stats)];
  const options = useMemo(() => signFacet(shownCounts, shownStats), [shownCounts, shownStats]);
  return (
    <Select
      label="Zodiac sign"
      options={options}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
