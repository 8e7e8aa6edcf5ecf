import type { ListedPost } from '@org/api-contract';
import { Badge, Button, DataCard } from '@org/ui';
import { request } from '#api/client.ts';
import { longDate } from '#listing/long-date.ts';
import { articleChanges } from './queries.ts';
import { useAdminAction } from './useAdminAction.ts';

/** A deleted article, which can be restored for a while. */
export function DeletedCard({ post }: { post: ListedPost }) {
  const { id, title, status, targetKeyword, metaDescription, keptUntil } = post;
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
    <DataCard
      title={title}
      badges={
        <>
          <Badge>deleted</Badge>
          {targetKeyword && <Badge>{targetKeyword}</Badge>}
        </>
      }
      facts={[
        ['Was', status],
        ['Kept until', keptUntil ? longDate(keptUntil) : null],
      ]}
      description={metaDescription}
      actions={
        <Button
          aria-label={`Restore “${title}”`}
          busy={restore.isPending}
          busyLabel="Restoring..."
          onClick={() => restore.mutate()}
        >
          Restore
        </Button>
      }
    />
  );
}
