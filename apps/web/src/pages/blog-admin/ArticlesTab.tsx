import { Button, EmptyState, FilterBar, Pagination, SearchInput, Select, Skeleton, Stack } from '@org/ui';
import type { ListedPost } from '@org/api-contract';
import { maxArticleSearchLength } from '@org/api-contract/values';
import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Loaded } from '#api/Loaded.tsx';
import { useListFilters } from '#listing/useListFilters.ts';
import { useSearchText } from '#listing/useSearchText.ts';
import { ArticlesTable } from './ArticlesTable.tsx';
import { groupOptions, sortOptions } from './article-options.ts';
import { BulkActions, type SelectedArticle } from './BulkActions.tsx';
import { DeletedNotice } from './DeletedNotice.tsx';
import { DeletedTable } from './DeletedTable.tsx';
import { EditedArticle } from './EditedArticle.tsx';
import { articleFilters, type PostsQuery } from './queries.ts';
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
  /** The selected articles by their ids. They may be on several pages. */
  const [selection, setSelection] = useState<ReadonlyMap<number, SelectedArticle>>(new Map());
  const [deletedIds, setDeletedIds] = useState<readonly number[]>([]);
  const { data } = posts;
  // An article of this page may have been edited since it was selected.
  const selected = new Map(
    [...selection].map(([id, post]) => [id, data?.posts.find((each) => each.id === id) ?? post]),
  );
  const { edited, open, close } = useEditedArticle();
  const select = (posts: readonly ListedPost[], isSelected: boolean): void => {
    const changed = posts.map((post) => [post.id, post] as const);
    const others = [...selected].filter(([id]) => !changed.some(([other]) => other === id));
    setSelection(new Map(isSelected ? [...others, ...changed] : others));
  };
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
      loading={
        <Stack aria-busy>
          <p role="status">Loading articles …</p>
          <Skeleton count={4} />
        </Stack>
      }
      isEmpty={({ counts }) => (counts?.all ?? 0) === 0 && !isDeleted}
      empty={
        <Stack>
          {deleted}
          <EmptyState
            title="No articles yet"
            actions={
              <>
                <Button onClick={() => void navigate({ search: '' })}>Generate one</Button>
                <Button onClick={() => setFilters({ only: 'deleted' })}>Show deleted articles</Button>
              </>
            }
          >
            “Initialize System” writes and publishes the first six.
          </EmptyState>
        </Stack>
      }
    >
      {({ posts: shown, total = 0, counts }) => (
        <Stack>
          <FilterBar label="Articles">
            <SearchInput
              label="Search"
              placeholder="Title, keyword or description"
              maxLength={maxArticleSearchLength}
              {...box}
            />
            <Select
              label="Status"
              options={groupOptions}
              value={chosen.only}
              onChange={(event) => change({ only: event.target.value })}
            />
            <Select
              label="Sort"
              options={sortOptions}
              value={chosen.sort}
              onChange={(event) => change({ sort: event.target.value })}
            />
          </FilterBar>
          <p role="status">
            {isDeleted
              ? `${inWords(total)} deleted ${total === 1 ? 'article' : 'articles'}`
              : `${inWords(total)} of ${inWords(counts?.all ?? 0)} ${counts?.all === 1 ? 'article' : 'articles'}`}
          </p>
          {deleted}
          {(counts?.scheduled ?? 0) > 0 && <ScheduleCalendar onEdit={open} />}
          {selected.size > 0 && (
            <BulkActions
              selected={selected}
              onClear={() => setSelection(new Map())}
              onDone={(action, changed) => {
                setSelection(new Map([...selected].filter(([id]) => !changed.includes(id))));
                if (action === 'delete') setDeletedIds([...deletedIds, ...changed]);
              }}
            />
          )}
          {total === 0 && (
            <EmptyState
              title="No article matches"
              actions={
                <Button onClick={() => setFilters({ only: '', search: '' })}>Show all articles</Button>
              }
            >
              {filters.search === ''
                ? isDeleted
                  ? 'No article was deleted within the last 30 days.'
                  : 'No article is in this state.'
                : 'No title, keyword or description of these articles has the words searched for.'}
            </EmptyState>
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
                  onEdit={open}
                  onDeleted={(post) => {
                    select([post], false);
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

/** The edited article, whose id is in the URL, and functions that open and close its dialog. */
function useEditedArticle() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [params, setParams] = useSearchParams();
  const edited = Number(params.get('edit'));
  const open = (id: number): void =>
    setParams(
      (last) => {
        last.set('edit', String(id));
        return last;
      },
      { state: opened, preventScrollReset: true },
    );
  const close = (): void => {
    if (state === opened) {
      void navigate(-1);
      return;
    }
    const next = new URLSearchParams(params);
    next.delete('edit');
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { edited, open, close };
}

const inWords = (count: number): string => count.toLocaleString('en-US');
