import type { BlogKeyword } from '@org/api-contract';
import { Button, Stack } from '@org/ui';
import { request } from '#api/client.ts';
import { useAdminAction } from './useAdminAction.ts';

interface BulkKeywordActionsProps {
  selected: readonly BlogKeyword[];
  onClear: () => void;
  onDeleted: (keywords: readonly BlogKeyword[]) => void;
}

const names = {
  activate: ['Activate selected', 'Activating...', 'Activated'],
  deactivate: ['Deactivate selected', 'Deactivating...', 'Deactivated'],
  delete: ['Delete selected', 'Deleting...', 'Deleted'],
} as const;

type Action = keyof typeof names;
const actions = ['activate', 'deactivate', 'delete'] as const satisfies readonly Action[];

/** An admin may write 60 times a minute. */
const maxSelected = 50;

/** Actions on the selected keywords, which are changed one after the other. */
export function BulkKeywordActions({ selected, onClear, onDeleted }: BulkKeywordActionsProps) {
  const change = useAdminAction({
    key: 'change-keywords',
    run: async (action: Action) => {
      for (const keyword of selected) await changed(keyword, action);
    },
    done: (_, action) => [
      `${inWords(selected.length)} ${names[action][2]}`,
      'Every selected keyword was changed.',
    ],
    failed: 'Not Every Keyword Changed',
    changes: ['GET /api/blog/keywords'],
  });
  return (
    <Stack direction="row" gap={3} align="center">
      <p role="status">
        {inWords(selected.length).toLowerCase()} selected
        {selected.length > maxSelected && `; at most ${maxSelected} are changed at once`}
      </p>
      {actions.map((action) => (
        <Button
          key={action}
          busy={change.isPending && change.variables === action}
          busyLabel={names[action][1]}
          disabled={selected.length > maxSelected || change.isPending}
          onClick={() =>
            change.mutate(action, {
              onSuccess: () => {
                onClear();
                if (action === 'delete') onDeleted(selected);
              },
            })
          }
        >
          {names[action][0]}
        </Button>
      ))}
      <Button variant="quiet" disabled={change.isPending} onClick={onClear}>
        Clear the selection
      </Button>
    </Stack>
  );
}

const inWords = (keywords: number): string => `${keywords} ${keywords === 1 ? 'Keyword' : 'Keywords'}`;

function changed({ id, keyword, category, searchIntent }: BlogKeyword, action: Action): Promise<unknown> {
  if (action === 'delete') return request('DELETE /api/blog/keywords/{id}', { params: { id } });
  const body = { keyword, category, searchIntent, isActive: action === 'activate' };
  return request('PUT /api/blog/keywords/{id}', { params: { id }, body });
}
