import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './connection.ts';

/** The lease expired and another process took it. The previous holder must stop. */
export class LeaseLost extends Error {
  constructor(name: string) {
    super(`${name} was taken over by another process.`);
  }
}

/**
 * Runs work under a lease, a row of `leases`, so that it runs once at a time across all processes. The work calls `renew`
 * before each step. If it does not for `seconds`, another process may take the lease, and the next `renew` throws. Unlike
 * an advisory lock, a lease holds no connection.
 *
 * @param name - the name of the lease
 * @param seconds - time from one renewal until the lease expires
 * @param work - receives `renew`
 * @returns `'taken'` if another process holds the lease
 * @throws LeaseLost when `renew` finds that another process took the lease
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
