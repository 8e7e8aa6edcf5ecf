import type { ListedPost } from '@org/api-contract';
import { dayInWords } from '@org/api-contract/lists';
import { Button, Table, type TableColumn } from '@org/ui';
import { request } from '#api/client.ts';
import { articleChanges } from './queries.ts';
import { useAdminAction } from './useAdminAction.ts';

const columns: TableColumn<ListedPost>[] = [
  { key: 'title', header: 'Title', cell: ({ title }) => title },
  { key: 'was', header: 'Was', cell: ({ status }) => status },
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
        ? `“${now.title}” can be read again.`
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
