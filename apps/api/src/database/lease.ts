import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './connection.ts';

/** Another process has taken over the work; the former holder must stop. */
export class LeaseLost extends Error {
  constructor(name: string) {
    super(`${name} was taken over by another process.`);
  }
}

/**
 * Runs work of which there is one at a time, whichever process it runs in, however long it takes. Before each step the
 * work calls `renew`; a process that has not for `seconds`, because it died or hung, is no longer waited for, and is
 * stopped at its next step. No connection is held meanwhile, so none can be lost.
 *
 * @returns `taken` if another process holds the lease
 * @throws LeaseLost if `renew` finds that another process has taken over
 */
export async function withLease(
  db: Db,
  name: string,
  seconds: number,
  work: (renew: () => Promise<void>) => Promise<void>,
): Promise<'done' | 'taken'> {
  const holder = randomUUID();
  const take = async (): Promise<boolean> => {
    const { rows } = await sql`
      insert into leases as known (name, holder, expires_at)
      values (${name}, ${holder}, now() + make_interval(secs => ${seconds}))
      on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
      where known.holder = excluded.holder or known.expires_at < now()
      returning name`.execute(db);
    return rows.length > 0;
  };
  if (!(await take())) return 'taken';
  try {
    await work(async () => {
      if (!(await take())) throw new LeaseLost(name);
    });
    return 'done';
  } finally {
    await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
  }
}
