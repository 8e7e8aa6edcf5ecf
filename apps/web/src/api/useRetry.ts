import { useState } from 'react';

interface Query {
  isError: boolean;
  refetch: () => Promise<{ isError: boolean }>;
}

/**
 * The failure of a query, also while it is retried: without data the query is then pending, and the button that was pressed
 * would go, and the focus with it.
 */
export function useRetry({ isError, refetch }: Query) {
  const [isRetrying, setIsRetrying] = useState(false);
  return {
    hasFailed: isError || isRetrying,
    isRetrying,
    retry: () => {
      setIsRetrying(true);
      void refetch().then(() => setIsRetrying(false));
    },
  };
}
