import type { FastifyInstance } from 'fastify';
import { DatabaseTime, withDatabaseTime, type QueueLimit } from '#database/request-time.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined for a request without a limit. */
    databaseTime: DatabaseTime | undefined;
  }
}

/** Requests are answered within 2.5 s while PostgreSQL is slow. The difference is for their other work. */
export const maxDatabaseMs = 2_200;

/**
 * Limits the total time that each request waits for connections and queries. Signed webhooks have no limit, because
 * an event must not be refused when it is almost stored.
 *
 * @param queueOfShedFirst - the limit for requests that can be refused at little cost
 */
export function limitDatabaseTime(app: FastifyInstance, maxMs: number, queueOfShedFirst: QueueLimit): void {
  app.decorateRequest('databaseTime', undefined);

  app.addHook('onRequest', (request, _reply, done) => {
    const { signed, isShedFirst } = request.routeOptions.config;
    if (signed) {
      done();
      return;
    }
    const time = new DatabaseTime(maxMs, isShedFirst ? queueOfShedFirst : undefined);
    request.databaseTime = time;
    withDatabaseTime(time, done);
  });

  // Sets the limit again, because hooks after the arrival of the body run in the async context of the socket.
  app.addHook('preValidation', (request, _reply, done) => {
    const { databaseTime } = request;
    if (databaseTime) withDatabaseTime(databaseTime, done);
    else done();
  });
}
