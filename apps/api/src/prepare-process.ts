/**
 * Prepares the database before the API starts: migrations, shipped data, and checks. `main.ts` runs it as a process,
 * so that the 100 MB of the import are returned to the system.
 */
import type { Db } from './database/connection.ts';
import { prepareDatabase } from './database/prepare.ts';
import { findMissingKeys } from './modules/account/rotate-all-keys.ts';
import { countsOf, importCatalog } from './modules/catalog/import-catalog.ts';
import { moveKeptOfMergedCompanies } from './modules/kept/move-kept.ts';
import { sealWith } from './modules/people/seal.ts';
import { importJobBoards } from './modules/refresh/import-job-boards.ts';
import { demoAccounts } from './modules/users/account.ts';
import { startChild } from './start-child.ts';

const { config, log } = startChild();

await prepareDatabase(config.directDatabaseUrl, log, async (db) => {
  const reports = await importCatalog(db, config.dataFolder);
  const boards = await importJobBoards(db, config.dataFolder);
  for (const [list, report] of Object.entries(reports)) {
    log.info({ list, ...countsOf(report) }, 'data imported');
    if (report.refused.length > 0) log.warn({ list, refused: report.refused }, 'data rows were refused');
  }
  log.info({ boards }, 'job boards imported');
  if (config.mode === 'production') await refuseDemoAccounts(db);
  await refuseMissingKeys(db);
  const moved = await moveKeptOfMergedCompanies(db, sealWith(config.peopleKeys), log);
  if (moved > 0) log.info({ moved }, 'saved companies were moved to the companies that are shown');
});

async function refuseDemoAccounts(db: Db): Promise<void> {
  const found = await demoAccounts(db);
  if (found.length === 0) return;
  process.stderr.write(
    `The database holds ${found.length} demo account${found.length === 1 ? '' : 's'} of local mode, whose password is published: production needs a separate database.\n`,
  );
  process.exit(1);
}

/** A saved person whose key is missing cannot be read, which would look like a failure of the product. */
async function refuseMissingKeys(db: Db): Promise<void> {
  const missing = await findMissingKeys(db, config.peopleKeys);
  if (!missing) return;
  process.stderr.write(
    `PEOPLE_KEYS lacks keys that have encrypted ${missing.what.join(' and ')}: ${missing.ids.join(', ')}.\n`,
  );
  process.exit(1);
}
