import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { RunningApp } from './harness.ts';
import type { Person } from './people.ts';

export const rosalind = {
  relation: 'parent',
  birth: { name: 'Canary Rosalind', date: '1950-06-15' },
} as const;

export const savePerson = (person: Person) =>
  person.call('POST /api/people', { body: { id: randomUUID(), ...rosalind } });
export const deleteAccount = (person: Person, confirmation = person.email) =>
  person.call('POST /api/account/deletion', { body: { confirmation } });
export const exported = (person: Person) => person.call('GET /api/account/export');

/** A user who has paid, with a saved person and a private calendar. */
export async function fullAccount(app: RunningApp): Promise<Person> {
  const ada = await app.person({ paid: true, emailVerified: true });
  await savePerson(ada);
  await ada.call('POST /api/private-calendar');
  return ada;
}

/** Every database row with a text, as `table: row`. */
export async function rowsWith({ db }: RunningApp, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t where t::text ilike ${`%${text}%`}`.execute(db);
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

export const tablesWith = async (app: RunningApp, text: string): Promise<string[]> =>
  [...new Set((await rowsWith(app, text)).map((row) => row.split(':')[0] ?? ''))].toSorted();
