import type { BlogKeyword } from '@org/api-contract';
import { Badge, Button, Stack, Table, type TableColumn } from '@org/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { request } from '#api/client.ts';
import { longDate } from '#listing/long-date.ts';
import { EditKeywordDialog } from './EditKeywordDialog.tsx';
import { RowMenu } from './RowMenu.tsx';
import { useAdminAction } from './useAdminAction.ts';
import { useGenerate, useIsGenerating } from './useGeneration.ts';

interface KeywordsTableProps {
  keywords: readonly BlogKeyword[];
  /** Their ids. */
  selected: ReadonlySet<number>;
  onSelect: (keywords: readonly BlogKeyword[], isSelected: boolean) => void;
  onDeleted: (keyword: BlogKeyword) => void;
}

/** The keywords, each with its state, its articles and a menu. On a phone each is a card. */
export const KeywordsTable = ({ keywords, selected, onSelect, onDeleted }: KeywordsTableProps) => (
  <Table
    caption="Keywords"
    narrow="cards"
    rows={keywords}
    rowKey={({ id }) => id}
    columns={columnsOf(onDeleted)}
    selection={{
      selected,
      onSelect,
      labelOf: ({ keyword }) => `Select “${keyword}”`,
      allLabel: 'Select every keyword in this list',
    }}
  />
);

const columnsOf = (onDeleted: (keyword: BlogKeyword) => void): TableColumn<BlogKeyword>[] => [
  {
    key: 'keyword',
    header: 'Keyword',
    sortBy: ({ keyword }) => keyword,
    cell: ({ keyword, refusal }) => (
      <Stack gap={1}>
        <span>{keyword}</span>
        {refusal !== null && <small>{refusal}</small>}
      </Stack>
    ),
  },
  {
    key: 'state',
    header: 'State',
    sortBy: stateOf,
    cell: (row) => <Badge variant={tones[stateOf(row)]}>{stateOf(row)}</Badge>,
  },
  {
    key: 'intent',
    header: 'Intent',
    sortBy: ({ searchIntent }) => searchIntent,
    cell: ({ searchIntent }) => searchIntent,
  },
  {
    key: 'category',
    header: 'Category',
    sortBy: ({ category }) => category,
    cell: ({ category }) => category,
  },
  {
    key: 'articles',
    header: 'Articles',
    sortBy: ({ articles }) => articles?.total ?? 0,
    cell: articlesOf,
  },
  {
    key: 'used',
    header: 'Last used',
    sortBy: ({ lastUsed }) => lastUsed ?? '',
    cell: ({ lastUsed }) => lastUsed && longDate(lastUsed),
  },
  {
    key: 'actions',
    header: 'Actions',
    cell: (row) => <KeywordActions keyword={row} onDeleted={() => onDeleted(row)} />,
  },
];

const tones = { active: 'success', inactive: 'secondary', refused: 'danger' } as const;

/** A keyword that was refused may be active: it is tried again. */
function stateOf({ isActive, refusal }: BlogKeyword): keyof typeof tones {
  if (refusal !== null) return 'refused';
  return isActive ? 'active' : 'inactive';
}

/** None is an empty cell, which a card leaves out. */
function articlesOf({ keyword, articles }: BlogKeyword) {
  if (!articles || articles.total === 0) return null;
  const unnamed = articles.total - articles.newest.length;
  return (
    <span>
      {articles.newest.map(({ id, title }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={`?tab=articles&edit=${id}`}>{title}</Link>
        </span>
      ))}
      {unnamed > 0 && (
        <>
          {' and '}
          <Link to={`?tab=articles&search=${encodeURIComponent(keyword)}`}>{unnamed} more</Link>
        </>
      )}
    </span>
  );
}

function KeywordActions({ keyword: row, onDeleted }: { keyword: BlogKeyword; onDeleted: () => void }) {
  const { id, keyword } = row;
  const [isEditing, setIsEditing] = useState(false);
  const generate = useGenerate();
  const isGenerating = useIsGenerating();
  const remove = useAdminAction({
    run: () => request('DELETE /api/blog/keywords/{id}', { params: { id } }),
    done: () => ['Keyword Deleted', `“${keyword}” is no longer in the list. “Undo” brings it back.`],
    failed: 'Deleting Failed',
    changes: ['GET /api/blog/keywords'],
    key: `keyword-${id}`,
  });
  return (
    <Stack direction="row" gap={1} wrap={false} align="center">
      <Button
        variant="quiet"
        aria-label={`Generate an article about “${keyword}”`}
        busy={generate.isPending}
        busyLabel="Writing..."
        disabled={isGenerating}
        onClick={() => generate.mutate({ keyword })}
      >
        Generate
      </Button>
      <RowMenu
        about={keyword}
        busy={remove.isPending}
        items={[
          { key: 'edit', label: 'Edit …', onSelect: () => setIsEditing(true) },
          {
            key: 'delete',
            label: 'Delete',
            tone: 'danger',
            onSelect: () => remove.mutate(undefined, { onSuccess: onDeleted }),
          },
        ]}
      />
      {isEditing && <EditKeywordDialog keyword={row} onClose={() => setIsEditing(false)} />}
    </Stack>
  );
}
