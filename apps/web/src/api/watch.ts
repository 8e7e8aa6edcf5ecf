import type { Endpoints, Output, Route } from '@org/api-contract';
import { checkMembers } from './check-members.ts';

type GetRoute = Extract<Route, `GET ${string}`>;

interface Watcher<R extends GetRoute> {
  onEvent: (event: Output<Endpoints[R]>) => void;
  /** Called if the server refuses the stream or the browser has no server-sent events. The caller should then poll. */
  onRefused: () => void;
}

/**
 * Follows the server-sent events of an address, each of which is an answer of `route`. The browser connects again when the
 * stream ends.
 *
 * @returns a function that closes the stream
 */
export function watch<R extends GetRoute>(route: R, address: string, { onEvent, onRefused }: Watcher<R>) {
  if (typeof EventSource === 'undefined') {
    onRefused();
    return () => undefined;
  }
  const source = new EventSource(address);
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const event = JSON.parse(data) as Output<Endpoints[R]>;
    checkMembers(route, event);
    onEvent(event);
  });
  source.addEventListener('error', () => {
    if (source.readyState === EventSource.CLOSED) onRefused();
  });
  return () => source.close();
}
