import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ordinaryLists } from '@org/api-contract/lists';
import { startTestServices } from '@org/local-services/test-services.ts';
import { buildPages } from '@org/public-pages/build.ts';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { prepareDatabase } from '#database/prepare.ts';
import { importCatalog } from '#modules/catalog/import-catalog.ts';
import { importJobBoards } from '#modules/refresh/import-job-boards.ts';
import { buildPrograms } from './api-process.ts';
import { databaseUrl, noRowsFolder, onServer, templateName, templateWithoutLists } from './databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    authEmulatorHost: string;
  }
}

const dataFolder = path.join(import.meta.dirname, '../../../../data');

/** Starts one PostgreSQL and one Auth emulator for all tests. Each application has a separate database and accounts. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // If the build fails, the services stop with this process.
  const [{ postgresUrl, authEmulatorHost, stop }] = await Promise.all([
    startServices(),
    process.env.IS_BUILT ? undefined : build(),
  ]);
  project.provide('postgresUrl', postgresUrl);
  project.provide('authEmulatorHost', authEmulatorHost);
  return stop;
}

async function startServices(): ReturnType<typeof startTestServices> {
  const services = await startTestServices({ inMemory: true });
  try {
    await makeTemplate(services.postgresUrl);
  } catch (error) {
    await services.stop();
    throw error;
  }
  return services;
}

/** Builds what the API and its processes run. */
async function build(): Promise<void> {
  await buildPages();
  await buildPrograms();
}

/** Template that is copied for each test, because that is faster than importing the companies. */
async function makeTemplate(postgresUrl: string): Promise<void> {
  await onServer(postgresUrl, `create database ${templateName}`);
  await prepareDatabase(databaseUrl(postgresUrl, templateName), pino({ level: 'warn' }), async (db) => {
    await importCatalog(db, dataFolder);
    await importJobBoards(db, dataFolder);
  });
  await onServer(postgresUrl, `create database ${templateWithoutLists} template ${templateName}`);
  const tables = [
    'catalog_names',
    'catalog_words',
    'companies',
    ...ordinaryLists.map(({ table }) => table),
  ].join(', ');
  await onServer(databaseUrl(postgresUrl, templateWithoutLists), `truncate ${tables} cascade`);
  await mkdir(noRowsFolder, { recursive: true });
  for (const file of await readdir(dataFolder)) {
    if (!file.endsWith('.csv')) continue;
    const [columns] = (await readFile(path.join(dataFolder, file), 'utf8')).split('\n');
    await writeFile(path.join(noRowsFolder, file), `${columns}\n`);
  }
}
