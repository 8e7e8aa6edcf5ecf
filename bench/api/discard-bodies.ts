import type autocannon from 'autocannon';

/**
 * Lets a client drop the bodies of answers. autocannon makes text of each, which of 200 kB of compressed bytes takes milliseconds; the
 * server waits meanwhile, and its next call costs several times as much CPU time.
 */
export function discardBodies(client: autocannon.Client): void {
  const requests: unknown = Reflect.get(client, 'pipelinedRequests');
  if (typeof requests !== 'object' || requests === null || !('addBody' in requests))
    throw new Error('autocannon keeps bodies elsewhere than before.');
  requests.addBody = () => undefined;
}
