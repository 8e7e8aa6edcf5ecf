import {
  Alert,
  Button,
  EmptyState,
  FilterBar,
  Pagination,
  SearchInput,
  Select,
  Skeleton,
  Stack,
} from '@org/ui';
import { maxArticleSearchLength } from '@org/api-contract/values';
import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useRetry } from '#api/useRetry.ts';
import { useListFilters } from '#listing/useListFilters.ts';
import { useSearchText } from '#listing/useSearchText.ts';
import { groupOptions, sortOptions } from './article-options.ts';
import { BulkActions } from './BulkActions.tsx';
import { DeletedCard } from './DeletedCard.tsx';
import { DeletedNotice } from './DeletedNotice.tsx';
import { EditedArticle } from './EditedArticle.tsx';
import { PostCard } from './PostCard.tsx';
import { articleFilters, type PostsQuery } from './queries.ts';
import { reasonOf } from './reason-of.ts';
import { ScheduleCalendar } from './ScheduleCalendar.tsx';

/** The history state of a dialog that was opened from the list: closing it goes back. */
const opened = 'opened';

/** The articles of every status. The filters, the page and the id of the edited article are in the URL. */
export function ArticlesTab({ posts }: { posts: PostsQuery }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [params, setParams] = useSearchParams();
  const list = useListFilters(articleFilters);
  const { filters, page, setFilters, searchOfPage } = list;
  const { box, change } = useSearchText(list);
  /** The titles of the selected articles by their ids. They may be on several pages. */
  const [selected, setSelected] = useState<ReadonlyMap<number, string>>(new Map());
  const [deletedIds, setDeletedIds] = useState<readonly number[]>([]);
  const { hasFailed, isRetrying, retry } = useRetry(posts);
  const { data } = posts;
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
  const select = (id: number, title: string, isSelected: boolean): void => {
    const others = [...selected].filter(([other]) => other !== id);
    setSelected(new Map(isSelected ? [...others, [id, title]] : others));
  };
  const deleted = deletedIds.length > 0 && (
    <DeletedNotice ids={deletedIds} onRestored={() => setDeletedIds([])} />
  );
  if (!data && hasFailed) {
    return (
      <Alert tone="danger">
        <p>The articles could not be loaded. {posts.error && reasonOf(posts.error)}</p>
        <Button onClick={retry} busy={isRetrying} busyLabel="Trying again...">
          Try again
        </Button>
      </Alert>
    );
  }
  const shown = data?.posts;
  const all = data?.counts?.all ?? 0;
  const total = data?.total ?? 0;
  const pageCount = data?.totalPages ?? 1;
  const isDeleted = filters.only === 'deleted';
  if (data && all === 0 && !isDeleted) {
    return (
      <Stack>
        {deleted}
        <EmptyState
          title="No articles yet"
          actions={
            <>
              <Button onClick={() => setParams({})}>Generate one</Button>
              <Button onClick={() => setFilters({ only: 'deleted' })}>Show deleted articles</Button>
            </>
          }
        >
          “Initialize System” writes and publishes the first six.
        </EmptyState>
      </Stack>
    );
  }
  // The last page may be gone with its articles.
  if (data && !posts.isPlaceholderData && page > Math.max(1, pageCount))
    return <Navigate replace to={searchOfPage(Math.max(1, pageCount))} />;
  return (
    <Stack>
      <FilterBar label="Articles">
        <Select
          label="Status"
          options={groupOptions}
          value={filters.only}
          onChange={(event) => change({ only: event.target.value })}
        />
        <SearchInput
          label="Search"
          placeholder="Title, keyword or description"
          maxLength={maxArticleSearchLength}
          {...box}
        />
        <Select
          label="Sort"
          options={sortOptions}
          value={filters.sort}
          onChange={(event) => change({ sort: event.target.value })}
        />
      </FilterBar>
      <p role="status">
        {data
          ? isDeleted
            ? `${inWords(total)} deleted ${total === 1 ? 'article' : 'articles'}`
            : `${inWords(total)} of ${inWords(all)} ${all === 1 ? 'article' : 'articles'}`
          : 'Loading articles …'}
      </p>
      {deleted}
      {(data?.counts?.scheduled ?? 0) > 0 && <ScheduleCalendar onEdit={open} />}
      {selected.size > 0 && (
        <BulkActions
          selected={selected}
          onClear={() => setSelected(new Map())}
          onDone={(action, changed) => {
            setSelected(new Map([...selected].filter(([id]) => !changed.includes(id))));
            if (action === 'delete') setDeletedIds([...deletedIds, ...changed]);
          }}
        />
      )}
      {shown && total === 0 && (
        <EmptyState
          title="No article matches"
          actions={<Button onClick={() => setFilters({ only: '', search: '' })}>Show all articles</Button>}
        >
          {filters.search === ''
            ? isDeleted
              ? 'No article was deleted within the last 30 days.'
              : 'No article is in this state.'
            : 'No title, keyword or description of these articles has the words searched for.'}
        </EmptyState>
      )}
      <Stack aria-busy={!shown || posts.isPlaceholderData || undefined}>
        {shown ? (
          shown.map((post) =>
            post.keptUntil !== undefined ? (
              <DeletedCard key={post.id} post={post} />
            ) : (
              <PostCard
                key={post.id}
                post={post}
                isSelected={selected.has(post.id)}
                onSelect={(isSelected) => select(post.id, post.title, isSelected)}
                onEdit={() => open(post.id)}
                onDeleted={() => {
                  select(post.id, post.title, false);
                  setDeletedIds([...deletedIds, post.id]);
                }}
              />
            ),
          )
        ) : (
          <Skeleton count={4} />
        )}
      </Stack>
      <Pagination
        page={page}
        pageCount={pageCount}
        renderLink={(target, content) => <Link to={searchOfPage(target)}>{content}</Link>}
      />
      {edited > 0 && <EditedArticle key={edited} id={edited} onClose={close} />}
    </Stack>
  );
}

const inWords = (count: number): string => count.toLocaleString('en-US');
