import type { BlogPost } from '@org/api-contract';
import { Button, Stack } from '@org/ui';
import { request } from '#api/client.ts';
import { articleChanges } from './queries.ts';
import { useAdminAction } from './useAdminAction.ts';

interface BulkActionsProps {
  selected: readonly BlogPost[];
  /** Called with the ids that were changed. */
  onDone: (action: Action, changed: readonly number[]) => void;
}

type Action = 'publish' | 'unpublish' | 'delete';

const names = {
  publish: ['Publish', 'Publishing...', 'Published'],
  unpublish: ['Unpublish', 'Unpublishing...', 'Unpublished'],
  delete: ['Delete', 'Deleting...', 'Deleted'],
} as const;

const actions = ['publish', 'unpublish', 'delete'] as const satisfies readonly Action[];

/** Actions on the selected articles. */
export function BulkActions({ selected, onDone }: BulkActionsProps) {
  const change = useAdminAction({
    key: 'change-posts',
    run: (action: Action) =>
      request('POST /api/blog/change-posts', { body: { action, ids: selected.map(({ id }) => id) } }),
    done: ({ changed, refused }, action) => [
      `${count(changed.length)} ${names[action][2]}`,
      refused.length === 0
        ? 'Every selected article was changed.'
        : `Not changed: ${refused.map(({ id, reason }) => `“${titleOf(selected, id)}”: ${reason}`).join(' ')}`,
    ],
    failed: 'Nothing Changed',
    changes: articleChanges,
  });
  return (
    <Stack direction="row" gap={3} align="center">
      <p role="status">{count(selected.length)} selected</p>
      {actions.map((action) => (
        <Button
          key={action}
          busy={change.isPending && change.variables === action}
          busyLabel={names[action][1]}
          disabled={selected.length === 0 || change.isPending}
          onClick={() => change.mutate(action, { onSuccess: ({ changed }) => onDone(action, changed) })}
        >
          {names[action][0]} selected
        </Button>
      ))}
    </Stack>
  );
}

const count = (articles: number): string => `${articles} ${articles === 1 ? 'Article' : 'Articles'}`;

const titleOf = (posts: readonly BlogPost[], id: number): string =>
  posts.find((post) => post.id === id)?.title ?? String(id);
