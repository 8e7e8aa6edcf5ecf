import '@org/ui/styles.css';
import { afterEach } from 'vitest';
import { queryClient } from '#api/query-client.ts';

afterEach(() => {
  window.localStorage.clear();
  queryClient.clear();
});
