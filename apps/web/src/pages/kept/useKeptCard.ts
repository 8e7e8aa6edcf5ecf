import type { Endpoints, KeptThing, Output } from '@org/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '#api/client.ts';
import { useSingleFlight } from '#api/useSingleFlight.ts';
import { markKept } from '#kept/mark-kept.ts';
import { keptThings } from '#kept/queries.ts';

/** The actions of the card of a saved thing. */
export function useKeptCard(thing: KeptThing) {
  const { kind, id } = thing;
  const client = useQueryClient();
  /** The note that was removed together with the saved thing. */
  const [removedNote, setRemovedNote] = useState<string>();

  /** Replaces the thing in the list by the server's current version, in the same place. */
  const replace = (changed: KeptThing): void => {
    client.setQueryData<Output<Endpoints['GET /api/kept']>>(
      keptThings().queryKey,
      (list) =>
        list && {
          things: list.things.map((other) => (other.kind === kind && other.id === id ? changed : other)),
        },
    );
  };
  // A removed card keeps its place until the list is read again, when the page is next opened.
  const staleLater = () => client.invalidateQueries({ queryKey: keptThings().queryKey, refetchType: 'none' });

  const remove = useSingleFlight<void, { note: string }>({
    mutationFn: () => request('DELETE /api/kept/{kind}/{id}', { params: { kind, id } }),
    onSuccess: ({ note }) => {
      setRemovedNote(note);
      markKept(client, { kind, id }, false);
    },
    onSettled: staleLater,
  });
  const restore = useSingleFlight<void, { thing: KeptThing }>({
    mutationFn: () =>
      request('PUT /api/kept/{kind}/{id}', { params: { kind, id }, body: { note: removedNote ?? '' } }),
    onSuccess: ({ thing: saved }) => {
      replace(saved);
      setRemovedNote(undefined);
      markKept(client, { kind, id }, true);
    },
    onSettled: staleLater,
  });
  return { isRemoved: removedNote !== undefined, remove, restore, replace };
}
