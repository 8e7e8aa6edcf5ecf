import '@org/ui/styles.css';
import './act.ts';
import { afterEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '#api/query-client.ts';

afterEach(async () => {
  // Unmounts the page before the cache is cleared. A mounted page would refetch without the test's answers.
  await cleanup();
  window.localStorage.clear();
  queryClient.clear();
});
