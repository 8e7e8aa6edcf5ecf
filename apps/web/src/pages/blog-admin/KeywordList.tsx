import type { BlogKeyword } from '@org/api-contract';
import { Button, EmptyState, FilterBar, Pagination, SearchInput, Select } from '@org/ui';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useListFilters } from '#listing/useListFilters.ts';
import { useSearchText } from '#listing/useSearchText.ts';
import { BulkKeywordActions } from './BulkKeywordActions.tsx';
import { keywordFilters, keywordGroupOptions, keywordsOf } from './keyword-filters.ts';
import { KeywordsTable } from './KeywordsTable.tsx';

interface KeywordListProps {
  keywords: readonly BlogKeyword[];
  onDeleted: (keywords: readonly BlogKeyword[]) => void;
}

const pageSize = 25;

/** The keywords that match the filters in the address, and the actions on selected keywords. */
export function KeywordList({ keywords, onDeleted }: KeywordListProps) {
  const list = useListFilters(keywordFilters);
  const { filters, chosen, page, setFilters, searchOfPage } = list;
  const { box, change } = useSearchText(list);
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const shown = keywordsOf(keywords, filters);
  const selected = keywords.filter(({ id }) => ids.has(id));
  const pageCount = Math.max(1, Math.ceil(shown.length / pageSize));
  // If the keywords of the last page were deleted, that page no longer exists.
  if (page > pageCount) return <Navigate replace to={searchOfPage(pageCount)} />;
  const count = keywords.length === 1 ? '1 keyword' : `${keywords.length} keywords`;
  return (
    <>
      <FilterBar label="Keywords">
        <SearchInput label="Search" placeholder="Part of a keyword" maxLength={120} {...box} />
        <Select
          label="State"
          options={keywordGroupOptions}
          value={chosen.only}
          onChange={(event) => change({ only: event.target.value })}
        />
      </FilterBar>
      <p role="status">{shown.length === keywords.length ? count : `${shown.length} of ${count}`}</p>
      {selected.length > 0 && (
        <BulkKeywordActions selected={selected} onClear={() => setIds(new Set())} onDeleted={onDeleted} />
      )}
      {shown.length === 0 ? (
        <EmptyState
          title="No keyword matches"
          actions={<Button onClick={() => setFilters({ only: '', search: '' })}>Show all keywords</Button>}
        >
          No keyword is in this state and has these words.
        </EmptyState>
      ) : (
        <KeywordsTable
          keywords={shown}
          paging={{ page, size: pageSize }}
          selected={ids}
          onSelect={(rows, isSelected) => {
            const others = [...ids].filter((id) => rows.every((row) => row.id !== id));
            setIds(new Set(isSelected ? [...others, ...rows.map(({ id }) => id)] : others));
          }}
          onDeleted={(keyword) => onDeleted([keyword])}
        />
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        renderLink={(target, content) => <Link to={searchOfPage(target)}>{content}</Link>}
      />
    </>
  );
}
