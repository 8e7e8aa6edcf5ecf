import { QueryClient } from '@tanstack/react-query';

/** Data never becomes stale, and failed requests are not retried (specification, section 7). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
      // The default pauses offline requests, which would leave the page loading.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
