import type { BlogKeyword } from '@org/api-contract';
import { Button, EmptyState, Pagination, Select } from '@org/ui';
import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { ListFilters } from '#listing/ListFilters.tsx';
import { useListFilters } from '#listing/useListFilters.ts';
import { useSearchText } from '#listing/useSearchText.ts';
import { BulkKeywordActions } from './BulkKeywordActions.tsx';
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
  const count = inWords(keywords.length);
  return (
    <>
      <ListFilters
        label="Keywords"
        search={{ placeholder: 'Part of a keyword', box }}
        filters={
          <Select
            label="State"
            options={keywordGroupOptions}
            value={chosen.only}
            onChange={(event) => change({ only: event.target.value })}
          />
        }
        filterCount={list.filterCount}
        showLabel={`Show ${inWords(shown.length)}`}
        clearedSearch="?tab=keywords"
      />
      <p role="status">{shown.length === keywords.length ? count : `${shown.length} of ${count}`}</p>
      {selected.length > 0 && (
        <BulkKeywordActions selected={selected} onClear={() => setIds(new Set())} onDeleted={onDeleted} />
      )}
      {shown.length === 0 ? (
        <EmptyState
          title="No keyword matches"
          actions={<Button onClick={() => setFilters({ only: '', search: '' })}>Show all keywords</Button>}
        >
          No keyword has this state and these words.
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

const inWords = (count: number): string => (count === 1 ? '1 keyword' : `${count} keywords`);

const keywordFilters = ['only', 'search'] as const;

const groups: Readonly<Record<string, { label: string; has: (keyword: BlogKeyword) => boolean }>> = {
  active: { label: 'Active', has: ({ isActive }) => isActive },
  inactive: { label: 'Inactive', has: ({ isActive }) => !isActive },
  refused: { label: 'Refused', has: ({ refusal }) => refusal !== null },
  unwritten: { label: 'Without an article', has: ({ articles }) => !articles || articles.total === 0 },
};

/** The filters of the list of keywords. */
const keywordGroupOptions = [
  { value: '', label: 'All keywords' },
  ...Object.entries(groups).map(([value, { label }]) => ({ value, label })),
];

/** The keywords of a group that contain a text. An unknown group means all keywords. */
function keywordsOf(
  keywords: readonly BlogKeyword[],
  { only, search }: Record<(typeof keywordFilters)[number], string>,
): BlogKeyword[] {
  const text = search.trim().toLowerCase();
  const group = Object.hasOwn(groups, only) ? groups[only] : undefined;
  return keywords.filter((each) => (group?.has(each) ?? true) && each.keyword.toLowerCase().includes(text));
}
