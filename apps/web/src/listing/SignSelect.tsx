import { Select } from '@org/ui';
import { useMemo } from 'react';
import { signFacet } from './options.ts';

interface SignSelectProps {
  /** The number of rows of each sign. Signs without rows are missing. */
  counts?: Parameters<typeof signFacet>[0];
  /** Whether there may be more rows than the counts say. */
  capped?: boolean | undefined;
  /** The counts by sign, shown until the facet has loaded. */
  stats?: Parameters<typeof signFacet>[1];
  chosen: string;
  onChoose: (sign: string) => void;
}

/** A choice among the twelve signs, each with the number of rows that it would show. */
export function SignSelect({ counts, stats, capped, chosen, onChoose }: SignSelectProps) {
  const options = useMemo(() => signFacet(counts, stats, capped), [counts, stats, capped]);
  return (
    <Select
      label="Zodiac sign"
      options={options}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
