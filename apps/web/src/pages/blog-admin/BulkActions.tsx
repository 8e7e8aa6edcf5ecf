import { Alert, Button, Stack } from '@org/ui';
import { request } from '#api/client.ts';
import { articleChanges } from './queries.ts';
import { useAdminAction } from './useAdminAction.ts';

interface BulkActionsProps {
  /** Their titles by their ids. */
  selected: ReadonlyMap<number, string>;
  onClear: () => void;
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

/** The maximum of one call. */
const maxSelected = 100;

/** Actions on the selected articles. */
export function BulkActions({ selected, onClear, onDone }: BulkActionsProps) {
  const change = useAdminAction({
    key: 'change-posts',
    run: (action: Action) =>
      request('POST /api/blog/change-posts', { body: { action, ids: [...selected.keys()] } }),
    done: ({ changed, refused }, action) => [
      `${count(changed.length)} ${names[action][2]}`,
      refused.length === 0
        ? 'Every selected article was changed.'
        : `${count(refused.length)} could not be changed. Each says why below, and is still selected.`,
    ],
    failed: 'Nothing Changed',
    changes: articleChanges,
  });
  const refused = change.data?.refused.filter(({ id }) => selected.has(id)) ?? [];
  return (
    <>
      <Stack direction="row" gap={3} align="center">
        <p role="status">
          {count(selected.size).toLowerCase()} selected
          {selected.size > maxSelected && `; at most ${maxSelected} are changed at once`}
        </p>
        {actions.map((action) => (
          <Button
            key={action}
            busy={change.isPending && change.variables === action}
            busyLabel={names[action][1]}
            disabled={selected.size > maxSelected || change.isPending}
            onClick={() => change.mutate(action, { onSuccess: ({ changed }) => onDone(action, changed) })}
          >
            {names[action][0]} selected
          </Button>
        ))}
        <Button variant="quiet" disabled={change.isPending} onClick={onClear}>
          Clear the selection
        </Button>
      </Stack>
      {refused.length > 0 && (
        <Alert tone="danger">
          <p>Not changed:</p>
          <ul>
            {refused.map(({ id, reason }) => (
              <li key={id}>{`“${selected.get(id) ?? id}”: ${reason}`}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

const count = (articles: number): string => `${articles} ${articles === 1 ? 'Article' : 'Articles'}`;
