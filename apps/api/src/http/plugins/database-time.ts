import type { FastifyInstance } from 'fastify';
import { DatabaseTime, withDatabaseTime, type QueueLimit } from '#database/request-time.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined for a request without a limit. */
    databaseTime: DatabaseTime | undefined;
  }
}

/** A request is answered within 2.5 s while PostgreSQL is slow. The rest is for its other work. */
export const maxDatabaseMs = 2_200;

/**
 * Limits the time that each request waits for the database in all, for connections and queries together. Signed webhooks have no such limit: an event must not be refused after it was almost stored.
 *
 * @param queueOfShedFirst - the limit of requests that are cheap to lose
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

  // The hooks after the body has arrived run in the context of the socket.
  app.addHook('preValidation', (request, _reply, done) => {
    const { databaseTime } = request;
    if (databaseTime) withDatabaseTime(databaseTime, done);
    else done();
  });
}
