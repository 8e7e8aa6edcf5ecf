import { buildApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { migrate } from './database/migrate.ts';
import { importCompanies } from './modules/companies/import-companies.ts';
import { paymentJobs } from './modules/payments/jobs.ts';
import { connectServices } from './services/connect-services.ts';
import { startJobQueue } from './services/job-queue.ts';

const config = readConfigOrExit();
const { app, shutdown, services } = await buildApp(config, (log) => connectServices(config, log));

await migrate(services.db);
await importCompanies(services.db, config.dataFolder);
await app.listen({ host: config.host, port: config.port });

const queue = startJobQueue(config.databaseUrl, app.log, paymentJobs(services));

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all([shutdown.stop(), queue.stop()]);
  await Promise.all([services.db.destroy(), services.urgentDb.destroy(), services.identity.close()]);
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());

function readConfigOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
