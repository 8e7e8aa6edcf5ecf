import { randomUUID } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

export const templateName = 'api_template';
export const templateWithoutLists = 'api_template_without_lists';
/** Data files without rows, for processes on databases without lists. A process reads the real files in a second. */
export const noRowsFolder = path.join(import.meta.dirname, '../../node_modules/.cache/no-rows');

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * Creates a database for one test, migrated and filled unless it must be empty.
 *
 * @param lists - whether it has the rows of the lists, such as the companies
 */
export async function createDatabase({ empty = false, lists = true } = {}): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `api_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes a third of the time that PostgreSQL takes to write a copy of 30 MB to its log.
  const template = empty ? 'template0' : lists ? templateName : templateWithoutLists;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: databaseUrl(server, name),
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
