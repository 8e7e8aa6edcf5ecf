import type { Endpoints, Output } from '@org/api-contract';
import { Alert } from '@org/ui';
import { request } from '#api/client.ts';
import { articleChanges } from './queries.ts';
import { reasonOf } from './reason-of.ts';
import { SelectionActions } from './SelectionActions.tsx';
import { useAdminAction } from './useAdminAction.ts';

interface BulkActionsProps {
  /** The titles of the selected articles by their ids. */
  selected: ReadonlyMap<number, string>;
  onClear: () => void;
  /** Called with the ids that were changed. */
  onDone: (action: Action, changed: readonly number[]) => void;
}

const actions = {
  publish: { label: 'Publish selected', busyLabel: 'Publishing...', done: 'Published' },
  unpublish: { label: 'Unpublish selected', busyLabel: 'Unpublishing...', done: 'Unpublished' },
  rewrite: { label: 'Write selected again', busyLabel: 'Writing...', done: 'Rewritten' },
  delete: { label: 'Delete selected', busyLabel: 'Deleting...', done: 'Deleted' },
} as const;

type Action = keyof typeof actions;

/** The maximum of one call. */
const maxSelected = 100;

/** Actions on the selected articles. */
export function BulkActions({ selected, onClear, onDone }: BulkActionsProps) {
  const change = useAdminAction({
    key: 'change-posts',
    run: (action: Action) => {
      const ids = [...selected.keys()];
      return action === 'rewrite'
        ? rewriteAll(ids)
        : request('POST /api/blog/change-posts', { body: { action, ids } });
    },
    done: ({ changed, refused }, action) => [
      `${count(changed.length)} ${actions[action].done}`,
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
      <SelectionActions
        count={selected.size}
        countText={count(selected.size).toLowerCase()}
        max={maxSelected}
        actions={actions}
        running={change.isPending ? change.variables : undefined}
        onAction={(action) => change.mutate(action, { onSuccess: ({ changed }) => onDone(action, changed) })}
        onClear={onClear}
      />
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

/** Writes articles again one after the other, because the server writes only one at a time. */
async function rewriteAll(ids: readonly number[]): Promise<Output<Endpoints['POST /api/blog/change-posts']>> {
  const changed: number[] = [];
  const refused: { id: number; reason: string }[] = [];
  for (const id of ids) {
    try {
      await request('POST /api/blog/posts/{id}/rewrite', { params: { id } });
      changed.push(id);
    } catch (error) {
      refused.push({ id, reason: reasonOf(error) });
    }
  }
  return { changed, refused };
}

const count = (articles: number): string => `${articles} ${articles === 1 ? 'Article' : 'Articles'}`;
