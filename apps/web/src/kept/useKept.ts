import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '#api/client.ts';
import { useSingleFlight } from '#api/useSingleFlight.ts';
import { markKept, type ThingKey } from './mark-kept.ts';
import { keptMarks, keptThings } from './queries.ts';

interface KeptOptions {
  /** Called after a removal, with the note that was removed. */
  onRemoved?: (note: string) => void;
  onError?: (error: Error) => void;
}

/** Whether something is saved (`undefined` while unknown), and a function that saves or removes it. */
export function useKept({ kind, id }: ThingKey, { onRemoved, onError }: KeptOptions) {
  const client = useQueryClient();
  const { data } = useQuery(keptMarks());
  const change = useSingleFlight<{ keep: boolean; note?: string }, string>({
    mutationFn: async ({ keep, note = '' }) => {
      markKept(client, { kind, id }, keep);
      const params = { kind, id };
      if (!keep) return (await request('DELETE /api/kept/{kind}/{id}', { params })).note;
      await request('PUT /api/kept/{kind}/{id}', { params, body: { note } });
      return '';
    },
    onSuccess: (removedNote, { keep }) => {
      if (!keep) onRemoved?.(removedNote);
    },
    onError: (error, { keep }) => {
      markKept(client, { kind, id }, !keep);
      onError?.(error);
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: keptThings().queryKey });
      if (!client.getQueryData(keptMarks().queryKey))
        await client.invalidateQueries({ queryKey: keptMarks().queryKey });
    },
  });
  return { isKept: data?.[kind].includes(id), change };
}
