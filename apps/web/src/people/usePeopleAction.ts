import type { Route } from '@org/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useSingleFlight } from '#api/useSingleFlight.ts';

interface PeopleAction<Given, Got> {
  run: (given: Given) => Promise<Got>;
  onDone?: (got: Got) => void;
  /** The routes whose queries are refetched, also after a failure: another tab may have changed the data. */
  changes: Route;
}

/** A change of saved people or of the private calendar. */
export function usePeopleAction<Given = void, Got = unknown>({
  run,
  onDone,
  changes,
}: PeopleAction<Given, Got>) {
  const client = useQueryClient();
  return useSingleFlight<Given, Got>({
    mutationFn: run,
    onSuccess: (got) => onDone?.(got),
    onSettled: () => client.invalidateQueries({ queryKey: [changes] }),
  });
}
