import { Alert, Button, Stack } from '@org/ui';
import { request } from '#api/client.ts';
import { articleChanges } from './queries.ts';
import { useAdminAction } from './useAdminAction.ts';

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
          ? 'The article was deleted. For 30 days it is under the status “Deleted”.'
          : `${ids.length} articles were deleted. For 30 days they are under the status “Deleted”.`}
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
