import type autocannon from 'autocannon';

/**
 * Makes a client drop the bodies of answers. autocannon decodes each body to text, which takes milliseconds for 200 kB of
 * compressed bytes. The server waits meanwhile, and its next call costs several times as much CPU time.
 */
export function discardBodies(client: autocannon.Client): void {
  const requests: unknown = Reflect.get(client, 'pipelinedRequests');
  if (typeof requests !== 'object' || requests === null || !('addBody' in requests))
    throw new Error('autocannon keeps bodies elsewhere than before.');
  requests.addBody = () => undefined;
}
