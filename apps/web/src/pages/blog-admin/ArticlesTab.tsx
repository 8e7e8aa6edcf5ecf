import type { BlogPost } from '@org/api-contract';
import { Alert, Button, EmptyState, FilterBar, SearchInput, Select, Skeleton, Stack } from '@org/ui';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useRetry } from '#api/useRetry.ts';
import { EditArticleDialog } from './EditArticleDialog.tsx';
import { PostCard } from './PostCard.tsx';
import type { PostsQuery } from './queries.ts';
import { reasonOf } from './reason-of.ts';

const statuses = [
  { value: '', label: 'All articles' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Drafts' },
  { value: 'scheduled', label: 'Scheduled' },
];

/** The history state of a dialog that was opened from the list: closing it goes back. */
const opened = 'opened';

/** The articles of every status. The id of the edited article is in the URL. */
export function ArticlesTab({ posts }: { posts: PostsQuery }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [status, setStatus] = useState('');
  const [searchText, setSearchText] = useState('');
  const [search, setSearch] = useSearchParams();
  const { hasFailed, isRetrying, retry } = useRetry(posts);
  const all = posts.data?.posts;
  const edited = all?.find(({ id }) => String(id) === search.get('edit'));
  const open = (id: number): void =>
    setSearch({ tab: 'articles', edit: String(id) }, { state: opened, preventScrollReset: true });
  const close = (): void => {
    if (state === opened) void navigate(-1);
    else setSearch({ tab: 'articles' }, { replace: true, preventScrollReset: true });
  };
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
      <EmptyState
        title="No articles yet"
        actions={<Button onClick={() => setSearch({})}>Generate one</Button>}
      >
        “Initialize System” writes and publishes the first six.
      </EmptyState>
    );
  }
  const shown = all?.filter((post) => matches(post, status, searchText));
  return (
    <Stack>
      <FilterBar label="Articles">
        <Select
          label="Status"
          options={statuses}
          value={status}
          onChange={(event) => setStatus(event.target.value)}
        />
        <SearchInput
          label="Search"
          placeholder="Title or keyword"
          value={searchText}
          onValueChange={setSearchText}
        />
      </FilterBar>
      <p role="status">
        {shown && all
          ? `${shown.length} of ${all.length} ${all.length === 1 ? 'article' : 'articles'}`
          : 'Loading articles …'}
      </p>
      <Stack aria-busy={shown ? undefined : true}>
        {shown ? (
          shown.map((post) => <PostCard key={post.id} post={post} onEdit={() => open(post.id)} />)
        ) : (
          <Skeleton count={4} />
        )}
      </Stack>
      {edited && <EditArticleDialog key={edited.id} post={edited} onClose={close} />}
    </Stack>
  );
}

const matches = (
  { title, targetKeyword, status }: BlogPost,
  statusFilter: string,
  searchText: string,
): boolean =>
  (statusFilter === '' || status === statusFilter) &&
  `${title} ${targetKeyword}`.toLowerCase().includes(searchText.trim().toLowerCase());
