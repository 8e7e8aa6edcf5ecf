import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { connectionProblem } from '#http/problems.ts';
import { ipv6Subnet } from './rate-limits.ts';

/** Maximum number of incomplete bodies from one IP address or IPv6 /64. Each one holds memory up to the body limit. */
const maxUnfinishedBodies = 64;

/** Tracks the latest response on each connection of a server. */
export class Connections {
  readonly #responses = new WeakMap<Socket, ServerResponse>();

  /** Starts tracking. Call it before the server listens. */
  watch(server: Server): void {
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      this.#responses.set(request.socket, response);
    });
  }

  /**
   * Closes a connection, even if the client keeps its side open. Sends the failure as a problem document first, unless
   * a response has begun.
   */
  refuse(socket: Socket, failure: { code: string }): void {
    const response = this.#responses.get(socket);
    const hasBegun = response?.headersSent && !(response.req.complete && response.writableFinished);
    if (!socket.writable || hasBegun) {
      socket.destroy();
      return;
    }
    socket.write(connectionProblem(failure));
    socket.destroySoon();
  }
}

/**
 * Limits the unfinished bodies of one IP address: beyond {@link maxUnfinishedBodies}, the oldest request is ended with
 * 408. The newest is never refused, so that clients behind the same proxy as a slow one are still served.
 */
export function limitUnfinishedBodies(app: FastifyInstance, connections: Connections): void {
  const unfinished = new Map<string, Set<IncomingMessage>>();
  app.addHook('preParsing', ({ raw, ip }, _reply, payload, done) => {
    if (!raw.complete) watch(raw, ip);
    done(null, payload);
  });

  function watch(raw: IncomingMessage, ip: string): void {
    const customer = normalizeIP(ip, ipv6Subnet);
    const requests = unfinished.get(customer) ?? new Set();
    unfinished.set(customer, requests.add(raw));
    const remove = () => {
      requests.delete(raw);
      if (requests.size === 0 && unfinished.get(customer) === requests) unfinished.delete(customer);
    };
    raw.once('end', remove).once('close', remove);
    const [oldest] = requests;
    if (requests.size > maxUnfinishedBodies && oldest) {
      requests.delete(oldest);
      connections.refuse(oldest.socket, { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    }
  }
}
