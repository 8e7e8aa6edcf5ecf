import type { Endpoints, ListedPost, Output } from '@org/api-contract';
import { Alert } from '@org/ui';
import { useState } from 'react';
import { request } from '#api/client.ts';
import { OverwriteDialog } from './OverwriteDialog.tsx';
import { articleChanges } from './queries.ts';
import { reasonOf } from './reason-of.ts';
import { SelectionActions } from './SelectionActions.tsx';
import { useAdminAction } from './useAdminAction.ts';

interface BulkActionsProps {
  /** The selected articles by their ids. */
  selected: ReadonlyMap<number, SelectedArticle>;
  onClear: () => void;
  /** Called with the ids that were changed. */
  onDone: (action: Action, changed: readonly number[]) => void;
}

/** The properties of a selected article that the actions use. */
export type SelectedArticle = Pick<ListedPost, 'title' | 'isEdited'>;

const actions = {
  publish: { label: 'Publish selected', busyLabel: 'Publishing...', done: 'Published' },
  unpublish: { label: 'Unpublish selected', busyLabel: 'Unpublishing...', done: 'Unpublished' },
  rewrite: { label: 'Write selected again', busyLabel: 'Writing...', done: 'Rewritten' },
  delete: { label: 'Delete selected', busyLabel: 'Deleting...', done: 'Deleted' },
} as const;

type Action = keyof typeof actions;

/** Maximum number of articles that one call changes. */
const maxSelected = 100;

/** Actions on the selected articles. */
export function BulkActions({ selected, onClear, onDone }: BulkActionsProps) {
  const change = useAdminAction({
    key: 'change-posts',
    run: ({ action, ids }: { action: Action; ids: readonly number[] }) =>
      action === 'rewrite'
        ? rewriteAll(ids)
        : request('POST /api/blog/change-posts', { body: { action, ids: [...ids] } }),
    done: ({ changed, refused }, { action }) => [
      `${count(changed.length)} ${actions[action].done}`,
      refused.length === 0
        ? 'All selected articles were changed.'
        : `${count(refused.length)} could not be changed. The reasons are below, and these articles are still selected.`,
    ],
    failed: 'Nothing Changed',
    changes: articleChanges,
  });
  const [isAsking, setIsAsking] = useState(false);
  const start = (action: Action, ids: readonly number[]): void =>
    change.mutate({ action, ids }, { onSuccess: ({ changed }) => onDone(action, changed) });
  const ids = [...selected.keys()];
  const isEdited = (id: number): boolean => selected.get(id)?.isEdited === true;
  const edited = ids.filter(isEdited);
  const rewrite = (chosen: readonly number[]): void => {
    setIsAsking(false);
    start('rewrite', chosen);
  };
  const refused = change.data?.refused.filter(({ id }) => selected.has(id)) ?? [];
  return (
    <>
      <SelectionActions
        count={selected.size}
        countText={count(selected.size).toLowerCase()}
        max={maxSelected}
        actions={actions}
        running={change.isPending ? change.variables.action : undefined}
        onAction={(action) =>
          action === 'rewrite' && edited.length > 0 ? setIsAsking(true) : start(action, ids)
        }
        onClear={onClear}
      />
      {isAsking && (
        <OverwriteDialog
          edited={edited.map((id) => selected.get(id)?.title ?? '')}
          others={ids.length - edited.length}
          onOverwrite={() => rewrite(ids)}
          onSkip={() => rewrite(ids.filter((id) => !isEdited(id)))}
          onClose={() => setIsAsking(false)}
        />
      )}
      {refused.length > 0 && (
        <Alert tone="danger">
          <p>Not changed:</p>
          <ul>
            {refused.map(({ id, reason }) => (
              <li key={id}>{`“${selected.get(id)?.title ?? id}”: ${reason}`}</li>
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
