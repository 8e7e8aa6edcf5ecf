import { postedWithinDays, workModes } from '@org/api-contract/values';
import { Select } from '@org/ui';
import { lazy, useMemo } from 'react';
import { FacetSelect } from '#listing/FacetSelect.tsx';
import { oneOf } from '#listing/options.ts';
import { SignSelect } from '#listing/SignSelect.tsx';
import type { OpeningFiltersProps } from './FurtherFilters.tsx';
import { modeNames } from './mode-names.ts';

/** Loaded when they are opened, because their searchable fields need much code. */
export const FurtherFilters = lazy(async () => ({
  default: (await import('./FurtherFilters.tsx')).FurtherFilters,
}));

const postedValues = postedWithinDays.map(String);
const postedInWords = (days: string): string => (days === '1' ? 'Since yesterday' : `Within ${days} days`);

function modeInWords(value: string): string {
  const mode = oneOf(workModes, value);
  return mode ? modeNames[mode] : value;
}

/** Sign, work mode, posting day and order of the openings. */
export function MainFilters({ filters, change, facets }: OpeningFiltersProps) {
  const posted = useMemo(
    () => facets?.postedWithin.map(({ days, count }) => ({ value: String(days), count })),
    [facets],
  );
  return (
    <>
      <SignSelect
        stats={facets?.signs}
        capped={facets?.capped}
        chosen={filters.zodiac}
        onChoose={(zodiac) => change({ zodiac })}
      />
      <FacetSelect
        label="Work mode"
        all="All work modes"
        counts={facets?.workModes}
        capped={facets?.capped}
        chosen={filters.workMode}
        values={workModes}
        labelOf={modeInWords}
        name="workMode"
        onChange={change}
      />
      <FacetSelect
        label="Posted"
        all="At any time"
        counts={posted}
        capped={facets?.capped}
        chosen={filters.postedWithin}
        values={postedValues}
        labelOf={postedInWords}
        name="postedWithin"
        onChange={change}
      />
      <Select
        label="Order"
        options={[
          { value: '', label: filters.search ? 'Best match' : 'Newest first' },
          ...(filters.search ? [{ value: 'newest', label: 'Newest first' }] : []),
          { value: 'title', label: 'By title' },
          { value: 'company', label: 'By company' },
        ]}
        value={filters.sort}
        onChange={(event) => change({ sort: event.target.value })}
      />
    </>
  );
}
