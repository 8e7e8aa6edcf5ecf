import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Handlers } from './contract-routes.ts';
import { ApiError } from './problems.ts';
import type { Shutdown } from './shutdown.ts';

export const healthRoutes = (urgentDb: Db, shutdown: Shutdown) =>
  ({
    'GET /livez': async () => ({ status: 'ok' }),
    'GET /readyz': async () => {
      if (shutdown.begun) throw new ApiError('unavailable', { detail: 'The service is stopping.' });
      await sql`select 1`.execute(urgentDb);
      return { status: 'ok' };
    },
  }) satisfies Partial<Handlers>;
