import { QueryClient } from '@tanstack/react-query';

/** Data never goes stale by itself, and a failure is shown rather than tried again (specification, section 7). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
      // Without a network a call fails at once; by default it would wait, and the page with it.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
