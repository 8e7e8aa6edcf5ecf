import '@org/ui/styles.css';
import { afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '#api/query-client.ts';

afterEach(async () => {
  // Before the cache is cleared, since a mounted page would refetch without the test's answers.
  await cleanup();
  window.localStorage.clear();
  queryClient.clear();
});
