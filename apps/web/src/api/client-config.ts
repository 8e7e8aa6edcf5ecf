import type { ClientConfig } from '@org/api-contract';
import { get } from './client.ts';
import { queryClient } from './query-client.ts';

/** Public keys and addresses of the deployment; asked for once, when first needed. */
export const clientConfig = (): Promise<ClientConfig> =>
  queryClient.fetchQuery(get('GET /api/client-config', {}));
