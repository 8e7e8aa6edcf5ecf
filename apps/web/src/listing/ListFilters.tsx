import { searchMaxLength } from '@org/api-contract/values';
import { Button, Disclosure, Drawer, FilterBar, SearchInput, Skeleton, Stack } from '@org/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsNarrow } from '#layout/useIsNarrow.ts';
import styles from './ListPage.module.css';
import type { SearchBox } from './useSearchText.ts';

export interface ListSearch {
  placeholder: string;
  /** Hint that says what the search covers. Hidden on a phone, which has no room for it. */
  hint?: string;
  maxLength?: number;
  box: SearchBox;
}

export interface FurtherFilters {
  /** The number of these filters that are set. */
  set: number;
  fields: ReactNode;
}

interface ListFiltersProps {
  /** The accessible name. */
  label: string;
  search: ListSearch;
  filters: ReactNode;
  /** Filters behind a button. A phone shows them below the other filters in the sheet. */
  moreFilters?: FurtherFilters;
  /** The number of filters that are set, without search and order. */
  filterCount: number;
  /** Label of the button that closes the sheet, such as "Show 120 companies". */
  showLabel: string;
  /** The query string without filters. It is not empty if the URL holds something else, such as the open tab. */
  clearedSearch?: string;
}

/** The search of a list, with its filters beside it. A phone shows the filters in a sheet that a button opens. */
export function ListFilters({
  label,
  search,
  filters,
  moreFilters,
  filterCount,
  showLabel,
  clearedSearch = '',
}: ListFiltersProps) {
  const isNarrow = useIsNarrow();
  const [isOpen, setIsOpen] = useState(false);
  const input = (
    <SearchInput
      label="Search"
      hideLabel={isNarrow}
      placeholder={search.placeholder}
      hint={isNarrow ? undefined : search.hint}
      maxLength={search.maxLength ?? searchMaxLength}
      {...search.box}
    />
  );
  if (!isNarrow)
    return (
      <FilterBar label={label} actions={moreFilters && <MoreFilters {...moreFilters} />}>
        {input}
        {filters}
      </FilterBar>
    );
  return (
    <>
      <Stack direction="row" gap={3} wrap={false} className={styles.search} asChild>
        <search aria-label={label}>
          {input}
          <Button onClick={() => setIsOpen(true)}>
            {filterCount === 0 ? 'Filter' : `Filter (${filterCount})`}
          </Button>
        </search>
      </Stack>
      <Drawer
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Filters"
        footer={
          <Button variant="primary" onClick={() => setIsOpen(false)}>
            {showLabel}
          </Button>
        }
      >
        <FilterBar label={`Filters: ${label}`}>
          {filters}
          {moreFilters && <Suspense fallback={<Skeleton shape="text" />}>{moreFilters.fields}</Suspense>}
        </FilterBar>
        {filterCount > 0 && (
          <Button asChild>
            <Link to={{ search: clearedSearch }} preventScrollReset>
              Clear filters
            </Link>
          </Button>
        )}
      </Drawer>
    </>
  );
}

/** Renders the fields and loads their code only when the user opens them. */
function MoreFilters({ set, fields }: FurtherFilters) {
  const [isOpen, setIsOpen] = useState(set > 0);
  return (
    <Disclosure
      label={set === 0 ? 'More filters' : `More filters (${set} set)`}
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      {isOpen && <Suspense fallback={<Skeleton shape="text" />}>{fields}</Suspense>}
    </Disclosure>
  );
}
