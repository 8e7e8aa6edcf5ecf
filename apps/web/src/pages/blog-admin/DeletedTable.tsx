import type { ListedPost } from '@org/api-contract';
import { dayInWords } from '@org/api-contract/lists';
import { Button, Table, type TableColumn, Alert, Stack } from '@org/ui';
import { request } from '#api/client.ts';
import { articleChanges } from './queries.ts';
import { useAdminAction } from './useAdminAction.ts';

const columns: TableColumn<ListedPost>[] = [
  { key: 'title', header: 'Title', cell: ({ title }) => title },
  { key: 'was', header: 'Status before', cell: ({ status }) => status },
  { key: 'keyword', header: 'Keyword', cell: ({ targetKeyword }) => targetKeyword },
  {
    key: 'until',
    header: 'Kept until',
    cell: ({ keptUntil }) => <span>{keptUntil && dayInWords(keptUntil)}</span>,
  },
  { key: 'actions', header: 'Actions', cell: (post) => <Restore post={post} /> },
];

/** Deleted articles, which can be restored for a while. */
export const DeletedTable = ({ posts }: { posts: readonly ListedPost[] }) => (
  <Table caption="Deleted articles" columns={columns} rows={posts} rowKey={({ id }) => id} narrow="cards" />
);

function Restore({ post: { id, title } }: { post: ListedPost }) {
  const restore = useAdminAction({
    run: () => request('POST /api/blog/posts/{id}/restore', { params: { id } }),
    done: ({ post: now }) => [
      'Article Restored',
      now.status === 'published'
        ? `“${now.title}” is published again.`
        : `“${now.title}” is in the list again, as it was before.`,
    ],
    failed: 'Not Restored',
    changes: articleChanges,
    key: `post-${id}`,
  });
  return (
    <Button
      aria-label={`Restore “${title}”`}
      busy={restore.isPending}
      busyLabel="Restoring..."
      onClick={() => restore.mutate()}
    >
      Restore
    </Button>
  );
}

interface DeletedNoticeProps {
  ids: readonly number[];
  onRestored: () => void;
}

/** Offers to undo the deletion of articles. */
export function DeletedNotice({ ids, onRestored }: DeletedNoticeProps) {
  const one = ids.length === 1;
  const restore = useAdminAction({
    key: 'restore-posts',
    run: () => Promise.all(ids.map((id) => request('POST /api/blog/posts/{id}/restore', { params: { id } }))),
    done: (restored) => [
      one ? 'Article Restored' : 'Articles Restored',
      restored.map(({ post }) => `“${post.title}”`).join(', '),
    ],
    failed: 'Not Restored',
    changes: articleChanges,
  });
  return (
    <Alert>
      <p>
        {one
          ? 'The article was deleted. You can restore it for 30 days under the status “Deleted”.'
          : `${ids.length} articles were deleted. You can restore them for 30 days under the status “Deleted”.`}
      </p>
      <Stack direction="row" gap={3}>
        <Button
          busy={restore.isPending}
          busyLabel="Restoring..."
          onClick={() => restore.mutate(undefined, { onSuccess: onRestored })}
        >
          Undo
        </Button>
      </Stack>
    </Alert>
  );
}
