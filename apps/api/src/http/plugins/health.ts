import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Handlers } from '#http/routing/contract-routes.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Shutdown } from './shutdown.ts';

export function healthRoutes(urgentDb: Db, shutdown: Shutdown) {
  // All who ask at once share one question: the connections are the webhook's too.
  let asked: Promise<unknown> | undefined;
  const askDatabase = (): Promise<unknown> =>
    (asked ??= sql`select 1`.execute(urgentDb).finally(() => {
      asked = undefined;
    }));
  return {
    'GET /livez': async () => ({ status: 'ok' }),
    'GET /readyz': async () => {
      if (shutdown.begun) throw new ApiError('unavailable', { detail: 'The service is stopping.' });
      await askDatabase();
      return { status: 'ok' };
    },
  } satisfies Partial<Handlers>;
}
