import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { connectionProblem } from '#http/routing/problems.ts';

/** Unfinished bodies of one address; each holds up to its limit in memory for as long as it takes to arrive. */
const maxUnfinishedBodies = 64;

/** The connections of a server, each with the answer that was begun last on it. */
export class Connections {
  readonly #answers = new WeakMap<Socket, ServerResponse>();

  watch(server: Server): void {
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      this.#answers.set(request.socket, response);
    });
  }

  /** Says why, unless an answer has begun, and ends the connection even if the other end stays open. */
  refuse(socket: Socket, failure: { code: string }): void {
    const answer = this.#answers.get(socket);
    const hasBegun = answer?.headersSent && !(answer.req.complete && answer.writableFinished);
    if (!socket.writable || hasBegun) {
      socket.destroy();
      return;
    }
    socket.write(connectionProblem(failure));
    socket.destroySoon();
  }
}

/**
 * Ends the oldest unfinished body of an address that has too many. The newest is never refused: callers that share an
 * address with a slow one, behind one proxy, are served.
 */
export function limitUnfinishedBodies(app: FastifyInstance, connections: Connections): void {
  const unfinished = new Map<string, Set<IncomingMessage>>();
  app.addHook('preParsing', async ({ raw, ip }) => {
    if (raw.complete) return;
    const own = unfinished.get(ip) ?? new Set();
    unfinished.set(ip, own.add(raw));
    const forget = () => {
      own.delete(raw);
      if (own.size === 0 && unfinished.get(ip) === own) unfinished.delete(ip);
    };
    raw.once('end', forget).once('close', forget);
    const [oldest] = own;
    if (own.size > maxUnfinishedBodies && oldest) {
      own.delete(oldest);
      connections.refuse(oldest.socket, { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    }
  });
}
