import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A change of which there is one at a time: asked for again while it runs, or while what it changed is read again, it
 * is not made again. A disabled button is too late for that, as the second press of a double click comes before it is
 * drawn.
 */
export function useSingleFlight<Given, Got>(
  options: UseMutationOptions<Got, Error, Given>,
): UseMutationResult<Got, Error, Given> {
  const isRunning = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: async (...outcome) => {
      try {
        await options.onSettled?.(...outcome);
      } finally {
        isRunning.current = false;
      }
    },
  });
  return {
    ...mutation,
    mutate: (...given) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutation.mutate(...given);
    },
  };
}
