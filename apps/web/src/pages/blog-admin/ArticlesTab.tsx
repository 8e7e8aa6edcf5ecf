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
import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useRetry } from '#api/useRetry.ts';
import { BulkActions } from './BulkActions.tsx';
import { DeletedNotice } from './DeletedNotice.tsx';
import { EditArticleDialog } from './EditArticleDialog.tsx';
import { PostCard } from './PostCard.tsx';
import type { PostsQuery } from './queries.ts';
import { reasonOf } from './reason-of.ts';
import { ScheduleCalendar } from './ScheduleCalendar.tsx';
import {
  articleGroups,
  articleOrders,
  overlappingIds,
  shownArticles,
  type ArticleFilter,
  type ArticleOrder,
} from './shown-articles.ts';

const groups = [
  { value: '', label: 'All articles' },
  ...Object.entries(articleGroups).map(([value, label]) => ({ value, label })),
];
const orders = Object.entries(articleOrders).map(([value, label]) => ({ value, label }));
const cardsPerPage = 25;

/** The history state of a dialog that was opened from the list: closing it goes back. */
const opened = 'opened';

/** The articles of every status. The id of the edited article is in the URL. */
export function ArticlesTab({ posts }: { posts: PostsQuery }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [filter, setFilter] = useState<ArticleFilter>({ group: '', search: '', order: 'changed' });
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>(new Set());
  const [deletedIds, setDeletedIds] = useState<readonly number[]>([]);
  const [search, setSearch] = useSearchParams();
  const { hasFailed, isRetrying, retry } = useRetry(posts);
  const all = posts.data?.posts;
  const edited = all?.find(({ id }) => String(id) === search.get('edit'));
  const page = Number(search.get('page') ?? 1) || 1;
  const here = { tab: 'articles', ...(page > 1 && { page: String(page) }) };
  const open = (id: number): void =>
    setSearch({ ...here, edit: String(id) }, { state: opened, preventScrollReset: true });
  const close = (): void => {
    if (state === opened) void navigate(-1);
    else setSearch(here, { replace: true, preventScrollReset: true });
  };
  const narrow = (changes: Partial<ArticleFilter>): void => {
    setFilter({ ...filter, ...changes });
    if (page > 1) setSearch({ tab: 'articles' }, { replace: true, preventScrollReset: true });
  };
  const select = (id: number, isSelected: boolean): void => {
    const others = [...selectedIds].filter((other) => other !== id);
    setSelectedIds(new Set(isSelected ? [...others, id] : others));
  };
  const deleted = deletedIds.length > 0 && (
    <DeletedNotice ids={deletedIds} onRestored={() => setDeletedIds([])} />
  );
  if (!all && hasFailed) {
    return (
      <Alert tone="danger">
        <p>The articles could not be loaded. {posts.error && reasonOf(posts.error)}</p>
        <Button onClick={retry} busy={isRetrying} busyLabel="Trying again...">
          Try again
        </Button>
      </Alert>
    );
  }
  if (all?.length === 0) {
    return (
      <Stack>
        {deleted}
        <EmptyState
          title="No articles yet"
          actions={<Button onClick={() => setSearch({})}>Generate one</Button>}
        >
          “Initialize System” writes and publishes the first six.
        </EmptyState>
      </Stack>
    );
  }
  const shown = all && shownArticles(all, filter);
  const overlapping = overlappingIds(all ?? []);
  const pageCount = Math.ceil((shown?.length ?? 0) / cardsPerPage);
  const shownPage = Math.min(page, Math.max(1, pageCount));
  return (
    <Stack>
      <FilterBar label="Articles">
        <Select
          label="Status"
          options={groups}
          value={filter.group}
          onChange={(event) => narrow({ group: event.target.value })}
        />
        <SearchInput
          label="Search"
          placeholder="Title, keyword or description"
          value={filter.search}
          onValueChange={(text) => narrow({ search: text })}
        />
        <Select
          label="Sort"
          options={orders}
          value={filter.order}
          onChange={(event) => narrow({ order: event.target.value as ArticleOrder })}
        />
      </FilterBar>
      <p role="status">
        {shown && all
          ? `${shown.length} of ${all.length} ${all.length === 1 ? 'article' : 'articles'}`
          : 'Loading articles …'}
      </p>
      {deleted}
      <ScheduleCalendar posts={all ?? []} onEdit={open} />
      {selectedIds.size > 0 && (
        <BulkActions
          selected={(all ?? []).filter(({ id }) => selectedIds.has(id))}
          onDone={(action, changed) => {
            setSelectedIds(new Set());
            if (action === 'delete') setDeletedIds(changed);
          }}
        />
      )}
      <Stack aria-busy={shown ? undefined : true}>
        {shown ? (
          shown.slice((shownPage - 1) * cardsPerPage, shownPage * cardsPerPage).map((post) => (
            <PostCard
              key={post.id}
              post={post}
              isOverlapping={overlapping.has(post.id)}
              isSelected={selectedIds.has(post.id)}
              onSelect={(isSelected) => select(post.id, isSelected)}
              onEdit={() => open(post.id)}
              onDeleted={() => {
                select(post.id, false);
                setDeletedIds([post.id]);
              }}
            />
          ))
        ) : (
          <Skeleton count={4} />
        )}
      </Stack>
      <Pagination
        page={shownPage}
        pageCount={pageCount}
        renderLink={(target, content) => <Link to={`?tab=articles&page=${target}`}>{content}</Link>}
      />
      {edited && <EditArticleDialog key={edited.id} post={edited} onClose={close} />}
    </Stack>
  );
}
