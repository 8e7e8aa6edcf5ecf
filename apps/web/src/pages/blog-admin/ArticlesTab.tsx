import { inFigures } from '@org/api-contract/lists';
import { Button, EmptyState, Pagination, Select, Skeleton, Stack } from '@org/ui';
import type { ListedPost } from '@org/api-contract';
import { maxArticleSearchLength } from '@org/api-contract/values';
import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams, type LinkProps } from 'react-router-dom';
import { Loaded } from '#api/Loaded.tsx';
import { ListFilters } from '#listing/ListFilters.tsx';
import { useListFilters } from '#listing/useListFilters.ts';
import { useSearchText } from '#listing/useSearchText.ts';
import { ArticlesTable } from './ArticlesTable.tsx';
import { groupOptions, sortOptions } from './article-options.ts';
import { BulkActions, type SelectedArticle } from './BulkActions.tsx';
import { DeletedNotice, DeletedTable } from './DeletedTable.tsx';
import { EditedArticle } from './EditedArticle.tsx';
import { articleFilters, type PostsQuery } from './queries.ts';
import { InitializeButton } from './InitializeButton.tsx';
import { reasonOf } from './reason-of.ts';
import { ScheduleCalendar } from './ScheduleCalendar.tsx';

/** The history state of a dialog that was opened from the list: closing it goes back. */
const opened = 'opened';

/** The articles of every status. The filters, the page and the id of the edited article are in the URL. */
export function ArticlesTab({ posts }: { posts: PostsQuery }) {
  const navigate = useNavigate();
  const list = useListFilters(articleFilters);
  const { filters, chosen, page, isPending, setFilters, searchOfPage } = list;
  const { box, change } = useSearchText(list);
  const [deletedIds, setDeletedIds] = useState<readonly number[]>([]);
  const { data } = posts;
  const { selected, select, deselect } = useSelection(data?.posts);
  const { edited, linkTo, open, close } = useEditedArticle();
  const deleted = deletedIds.length > 0 && (
    <DeletedNotice ids={deletedIds} onRestored={() => setDeletedIds([])} />
  );
  const isDeleted = filters.only === 'deleted';
  // If the articles of the last page were deleted, that page no longer exists.
  const pageCount = Math.max(1, data?.totalPages ?? 1);
  if (data && !posts.isPlaceholderData && page > pageCount)
    return <Navigate replace to={searchOfPage(pageCount)} />;
  return (
    <Loaded
      query={posts}
      failed="The articles could not be loaded."
      reasonOf={reasonOf}
      loading={loading}
      isEmpty={({ counts }) => (counts?.all ?? 0) === 0 && !isDeleted}
      empty={
        <Stack>
          {deleted}
          <NoArticlesYet
            onGenerate={() => void navigate({ search: '' })}
            onShowDeleted={() => setFilters({ only: 'deleted' })}
          />
        </Stack>
      }
    >
      {({ posts: shown, total = 0, counts }) => (
        <Stack>
          <ListFilters
            label="Articles"
            search={{ placeholder: 'Title, keyword or description', maxLength: maxArticleSearchLength, box }}
            filters={<ArticleFilters chosen={chosen} onChange={change} />}
            filterCount={list.filterCount}
            showLabel={`Show ${inFigures(total)} ${articlesInWords(total)}`}
            clearedSearch="?tab=articles"
          />
          <p role="status">{isDeleted ? deletedInWords(total) : shareInWords(total, counts?.all ?? 0)}</p>
          {deleted}
          {(counts?.scheduled ?? 0) > 0 && <ScheduleCalendar onEdit={open} />}
          {selected.size > 0 && (
            <BulkActions
              selected={selected}
              onClear={() => deselect([...selected.keys()])}
              onDone={(action, changed) => {
                deselect(changed);
                if (action === 'delete') setDeletedIds([...deletedIds, ...changed]);
              }}
            />
          )}
          {total === 0 && (
            <NoArticleMatches filters={filters} onReset={() => setFilters({ only: '', search: '' })} />
          )}
          {total > 0 && (
            <Stack aria-busy={isPending || posts.isPlaceholderData || undefined}>
              {shown[0]?.keptUntil !== undefined ? (
                <DeletedTable posts={shown} />
              ) : (
                <ArticlesTable
                  posts={shown}
                  selected={new Set(selected.keys())}
                  onSelect={select}
                  linkTo={linkTo}
                  onDeleted={(post) => {
                    deselect([post.id]);
                    setDeletedIds([...deletedIds, post.id]);
                  }}
                />
              )}
            </Stack>
          )}
          <Pagination
            page={page}
            pageCount={pageCount}
            renderLink={(target, content) => <Link to={searchOfPage(target)}>{content}</Link>}
          />
          {edited > 0 && <EditedArticle key={edited} id={edited} onClose={close} />}
        </Stack>
      )}
    </Loaded>
  );
}

/** The selected articles by their ids, which may be on several pages. */
function useSelection(shown: readonly ListedPost[] = []) {
  const [selection, setSelection] = useState<ReadonlyMap<number, SelectedArticle>>(new Map());
  // An article of this page may have been edited since it was selected.
  const selected = new Map(
    [...selection].map(([id, post]) => [id, shown.find((each) => each.id === id) ?? post]),
  );
  const without = (ids: readonly number[]) => [...selected].filter(([id]) => !ids.includes(id));
  const deselect = (ids: readonly number[]): void => setSelection(new Map(without(ids)));
  const select = (posts: readonly ListedPost[], isSelected: boolean): void => {
    const changed = posts.map((post) => [post.id, post] as const);
    const others = without(posts.map(({ id }) => id));
    setSelection(new Map(isSelected ? [...others, ...changed] : others));
  };
  return { selected, select, deselect };
}

type Filters = Readonly<Record<(typeof articleFilters)[number], string>>;

interface ArticleFiltersProps {
  chosen: Filters;
  onChange: (changed: Partial<Filters>) => void;
}

const ArticleFilters = ({ chosen, onChange }: ArticleFiltersProps) => (
  <>
    <Select
      label="Status"
      options={groupOptions}
      value={chosen.only}
      onChange={(event) => onChange({ only: event.target.value })}
    />
    <Select
      label="Sort"
      options={sortOptions}
      value={chosen.sort}
      onChange={(event) => onChange({ sort: event.target.value })}
    />
  </>
);

const loading = (
  <Stack aria-busy>
    <p role="status">Loading articles …</p>
    <Skeleton count={4} />
  </Stack>
);

interface NoArticlesYetProps {
  onGenerate: () => void;
  onShowDeleted: () => void;
}

const NoArticlesYet = ({ onGenerate, onShowDeleted }: NoArticlesYetProps) => (
  <EmptyState
    title="No articles yet"
    actions={
      <>
        <InitializeButton />
        <Button onClick={onGenerate}>Generate one</Button>
        <Button onClick={onShowDeleted}>Show deleted articles</Button>
      </>
    }
  >
    “Initialize” writes and publishes the first six.
  </EmptyState>
);

/** Says why the filtered list is empty. */
const NoArticleMatches = ({ filters, onReset }: { filters: Filters; onReset: () => void }) => (
  <EmptyState title="No article matches" actions={<Button onClick={onReset}>Show all articles</Button>}>
    {filters.search !== ''
      ? 'No title, keyword or description has these words.'
      : filters.only === 'deleted'
        ? 'No article was deleted within the last 30 days.'
        : 'No article has this status.'}
  </EmptyState>
);

/** The edited article, whose id is in the URL, links that open its dialog, and functions that open and close it. */
function useEditedArticle() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [params, setParams] = useSearchParams();
  const edited = Number(params.get('edit'));
  const linkTo = (id: number): LinkProps => {
    const next = new URLSearchParams(params);
    next.set('edit', String(id));
    return { to: { search: next.toString() }, state: opened, preventScrollReset: true };
  };
  const open = (id: number): void => {
    const { to, ...options } = linkTo(id);
    void navigate(to, options);
  };
  const close = (): void => {
    if (state === opened) {
      void navigate(-1);
      return;
    }
    const next = new URLSearchParams(params);
    next.delete('edit');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { edited, linkTo, open, close };
}

const articlesInWords = (count: number): string => (count === 1 ? 'article' : 'articles');

const deletedInWords = (count: number): string => `${inFigures(count)} deleted ${articlesInWords(count)}`;

/** A count in words, such as `3 of 1,204 articles`. */
const shareInWords = (count: number, all: number): string =>
  `${inFigures(count)} of ${inFigures(all)} ${articlesInWords(all)}`;
