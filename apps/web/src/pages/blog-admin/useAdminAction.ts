import { useToast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { Route } from '@org/api-contract';
import { useSingleFlight } from '#api/useSingleFlight.ts';
import { reasonOf } from './reason-of.ts';

interface AdminAction<Given, Got> {
  run: (given: Given) => Promise<Got>;
  /** Title and text of the success toast. */
  done: (got: Got, given: Given) => readonly [title: string, text: string];
  /** Title of the failure toast. Its text is the reason. */
  failed: string;
  /** The routes whose queries are invalidated. */
  changes: readonly Route[];
  /** While an action runs, others with the same key are ignored. */
  key?: string;
}

/** A mutation that shows its result in a toast and refetches what it changed. */
export function useAdminAction<Given = void, Got = unknown>(action: AdminAction<Given, Got>) {
  const toast = useToast();
  const client = useQueryClient();
  const { key } = action;
  const mutation = useSingleFlight({
    ...(key !== undefined && { mutationKey: [key] }),
    mutationFn: action.run,
    onSuccess: (got, given) => {
      const [title, description] = action.done(got, given);
      toast({ title, description });
    },
    onError: (error) => toast({ title: action.failed, description: reasonOf(error), tone: 'destructive' }),
    onSettled: () =>
      Promise.all(action.changes.map((route) => client.invalidateQueries({ queryKey: [route] }))),
  });
  const mutate: typeof mutation.mutate = (...given) => {
    if (key !== undefined && client.isMutating({ mutationKey: [key] }) > 0) return;
    mutation.mutate(...given);
  };
  return { ...mutation, mutate };
}
