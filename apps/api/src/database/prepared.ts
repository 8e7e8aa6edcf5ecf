import { CompiledQuery, type QueryResult } from 'kysely';
import type { Db } from './connection.ts';
import { nameStatement } from './statement-names.ts';

/**
 * A statement that Kysely does not build again and that PostgreSQL parses and plans once in each connection. For statements
 * that nearly every call runs, and that find rows by a key, so that one plan suits all values.
 */
export function prepared<Row>(name: string, text: string) {
  nameStatement(name, text);
  return (db: Db, values: readonly unknown[]): Promise<QueryResult<Row>> =>
    db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
}
