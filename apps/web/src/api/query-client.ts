import { QueryClient } from '@tanstack/react-query';

/** Data never goes stale by itself, and a failure is shown rather than tried again (specification, section 7). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    },
    mutations: { retry: false },
  },
});
