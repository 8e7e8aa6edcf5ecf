import type { BlogKeyword } from '@org/api-contract';
import { Badge, Button, Stack, Table, type TableColumn, type TablePaging } from '@org/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { request } from '#api/client.ts';
import { useIsNarrow } from '#layout/useIsNarrow.ts';
import { shortDate } from '#listing/dates-in-words.ts';
import { EditKeywordDialog } from './EditKeywordDialog.tsx';
import { RowMenu } from './RowMenu.tsx';
import { useAdminAction } from './useAdminAction.ts';
import { useGenerate, useIsGenerating } from './useGeneration.ts';

interface KeywordsTableProps {
  /** The keywords of all pages. */
  keywords: readonly BlogKeyword[];
  paging: TablePaging;
  /** The ids of selected keywords, of this page or of others. */
  selected: ReadonlySet<number>;
  onSelect: (keywords: readonly BlogKeyword[], isSelected: boolean) => void;
  onDeleted: (keyword: BlogKeyword) => void;
}

/** The keywords, each with its state, its articles and a menu. On a phone each is a card with fewer facts. */
export function KeywordsTable({ keywords, paging, selected, onSelect, onDeleted }: KeywordsTableProps) {
  const isNarrow = useIsNarrow();
  const columns = columnsOf(onDeleted);
  return (
    <Table
      caption="Keywords"
      hidesCaption
      narrow="cards"
      rows={keywords}
      paging={paging}
      rowKey={({ id }) => id}
      columns={isNarrow ? columns.filter(({ key }) => !wideOnly.has(key)) : columns}
      selection={{
        selected,
        onSelect,
        labelOf: ({ keyword }) => `Select “${keyword}”`,
        allLabel: 'Select every keyword on this page',
      }}
    />
  );
}

/** The columns that a phone leaves out, so that a keyword takes two lines. */
const wideOnly: ReadonlySet<string> = new Set(['intent', 'used']);

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
    cell: ({ lastUsed }) => lastUsed && shortDate(lastUsed),
  },
  {
    key: 'actions',
    header: 'Actions',
    cell: (row) => <KeywordActions keyword={row} onDeleted={() => onDeleted(row)} />,
  },
];

const tones = { active: 'success', inactive: 'secondary', refused: 'danger' } as const;

/** `refused` comes before `active`, because a refused keyword may be active: the schedule tries it again. */
function stateOf({ isActive, refusal }: BlogKeyword): keyof typeof tones {
  if (refusal !== null) return 'refused';
  return isActive ? 'active' : 'inactive';
}

/** Without articles the cell is empty, and a card omits it. */
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
  const isNarrow = useIsNarrow();
  const remove = useAdminAction({
    run: () => request('DELETE /api/blog/keywords/{id}', { params: { id } }),
    done: () => ['Keyword Deleted', `“${keyword}” is no longer in the list. Choose “Undo” to restore it.`],
    failed: 'Deleting Failed',
    changes: ['GET /api/blog/keywords'],
    key: `keyword-${id}`,
  });
  const write = () => generate.mutate({ keyword });
  const menu = (
    <RowMenu
      about={keyword}
      busy={remove.isPending || (isNarrow && generate.isPending)}
      items={[
        ...(isNarrow
          ? [{ key: 'generate', label: 'Generate an article', disabled: isGenerating, onSelect: write }]
          : []),
        { key: 'edit', label: 'Edit …', onSelect: () => setIsEditing(true) },
        {
          key: 'delete',
          label: 'Delete',
          tone: 'danger',
          onSelect: () => remove.mutate(undefined, { onSuccess: onDeleted }),
        },
      ]}
    />
  );
  return (
    <>
      {isNarrow ? (
        menu
      ) : (
        <Stack direction="row" gap={1} wrap={false} align="center">
          <Button
            variant="quiet"
            aria-label={`Generate an article about “${keyword}”`}
            busy={generate.isPending}
            busyLabel="Writing..."
            disabled={isGenerating}
            onClick={write}
          >
            Generate
          </Button>
          {menu}
        </Stack>
      )}
      {isEditing && <EditKeywordDialog keyword={row} onClose={() => setIsEditing(false)} />}
    </>
  );
}
