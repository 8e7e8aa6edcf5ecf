import type { BlogKeyword } from '@org/api-contract';
import { request } from '#api/client.ts';
import { SelectionActions } from './SelectionActions.tsx';
import { useAdminAction } from './useAdminAction.ts';

interface BulkKeywordActionsProps {
  selected: readonly BlogKeyword[];
  onClear: () => void;
  onDeleted: (keywords: readonly BlogKeyword[]) => void;
}

const actions = {
  activate: { label: 'Activate selected', busyLabel: 'Activating...', done: 'Activated' },
  deactivate: { label: 'Deactivate selected', busyLabel: 'Deactivating...', done: 'Deactivated' },
  delete: { label: 'Delete selected', busyLabel: 'Deleting...', done: 'Deleted' },
} as const;

type Action = keyof typeof actions;

/** The server accepts 60 writes a minute from one admin. */
const maxSelected = 50;

/** Actions on the selected keywords, which are changed one after the other. */
export function BulkKeywordActions({ selected, onClear, onDeleted }: BulkKeywordActionsProps) {
  const change = useAdminAction({
    key: 'change-keywords',
    run: async (action: Action) => {
      for (const keyword of selected) await changed(keyword, action);
    },
    done: (_, action) => [
      `${inWords(selected.length)} ${actions[action].done}`,
      'Every selected keyword was changed.',
    ],
    failed: 'Not Every Keyword Changed',
    changes: ['GET /api/blog/keywords'],
  });
  return (
    <SelectionActions
      count={selected.length}
      countText={inWords(selected.length).toLowerCase()}
      max={maxSelected}
      actions={actions}
      running={change.isPending ? change.variables : undefined}
      onAction={(action) =>
        change.mutate(action, {
          onSuccess: () => {
            onClear();
            if (action === 'delete') onDeleted(selected);
          },
        })
      }
      onClear={onClear}
    />
  );
}

const inWords = (keywords: number): string => `${keywords} ${keywords === 1 ? 'Keyword' : 'Keywords'}`;

function changed({ id, keyword, category, searchIntent }: BlogKeyword, action: Action): Promise<unknown> {
  if (action === 'delete') return request('DELETE /api/blog/keywords/{id}', { params: { id } });
  const body = { keyword, category, searchIntent, isActive: action === 'activate' };
  return request('PUT /api/blog/keywords/{id}', { params: { id }, body });
}
