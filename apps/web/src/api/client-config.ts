import type { ClientConfig } from '@org/api-contract';
import { get } from './client.ts';
import { queryClient } from './query-client.ts';

/** The public keys and URLs of the deployment. Requested on first use, and again after a failure. */
export const clientConfig = (): Promise<ClientConfig> =>
  queryClient.fetchQuery(get('GET /api/client-config', {}));
