import type { ClientConfig } from '@org/api-contract';
import { get } from './client.ts';
import { UnusableAnswerError } from './errors.ts';
import { queryClient } from './query-client.ts';

const read = get('GET /api/client-config', {});

/**
 * The public keys and URLs of the deployment. Requested once, on first use.
 *
 * @throws UnusableAnswerError if a 2xx has no keys; the next call requests them again
 */
export async function clientConfig(): Promise<ClientConfig> {
  const config: Partial<ClientConfig> = await queryClient.fetchQuery(read);
  if (hasKeys(config)) return config;
  queryClient.removeQueries(read);
  throw new UnusableAnswerError('The answer holds no keys.');
}

const hasKeys = (config: Partial<ClientConfig>): config is ClientConfig =>
  isObject(config.firebase) && isObject(config.stripe);

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
