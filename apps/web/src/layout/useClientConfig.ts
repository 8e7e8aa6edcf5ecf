import { useQuery } from '@tanstack/react-query';
import { get } from '#api/client.ts';
import { useIsHydrated } from './useIsHydrated.ts';

/** The configuration that the deployment sends to the browser; `undefined` until it has arrived, and while a prerendered page is hydrated. */
export function useClientConfig() {
  const { data } = useQuery(get('GET /api/client-config', {}));
  return useIsHydrated() ? data : undefined;
}
