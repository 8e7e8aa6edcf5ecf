import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Handlers } from '#http/routing/contract-routes.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Shutdown } from '#http/plugins/shutdown.ts';

/**
 * Liveness and readiness. `/readyz` fails while the service stops or the database does not answer.
 *
 * @param urgentDb - the connection pool that the webhook uses too
 */
export function healthRoutes(urgentDb: Db, shutdown: Shutdown) {
  // Concurrent probes share one query, so that they leave connections to the webhook.
  let pendingCheck: Promise<unknown> | undefined;
  const checkDatabase = (): Promise<unknown> =>
    (pendingCheck ??= sql`select 1`.execute(urgentDb).finally(() => {
      pendingCheck = undefined;
    }));
  return {
    'GET /livez': async () => ({ status: 'ok' }),
    'GET /readyz': async () => {
      if (shutdown.begun) throw new ApiError('unavailable', { detail: 'The service is stopping.' });
      await checkDatabase();
      return { status: 'ok' };
    },
  } satisfies Partial<Handlers>;
}
