import type { Kysely } from 'kysely';
import * as tables from './065-tables.ts';
import * as unreadColumns from './066-unread-columns.ts';
import * as unusedTables from './067-unused-tables.ts';
import * as stories from './068-stories.ts';
import * as rivals from './069-rivals.ts';

/** A released migration is never edited. It uses plain SQL, because the table types describe the latest schema. */
export interface Migration {
  up(db: Kysely<never>): Promise<void>;
}

/** All migrations, in the order in which they run. */
export const migrations: Readonly<Record<string, Migration>> = {
  // Named after the last migration that it replaces, so that a database that has run those skips it.
  '065-company-pages': tables,
  '066-unread-columns': unreadColumns,
  '067-unused-tables': unusedTables,
  '068-stories': stories,
  '069-rivals': rivals,
};
