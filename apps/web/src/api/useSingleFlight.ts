import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that ignores calls while it is running or its queries are being refetched. Disabling the button is not
 * enough: the second click of a double click may come before the button is rendered as disabled.
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
