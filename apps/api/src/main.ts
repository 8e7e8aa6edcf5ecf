import { buildApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { migrate } from './database/migrate.ts';
import { importCompanies } from './modules/companies/import-companies.ts';
import { paymentJobs } from './modules/payments/jobs.ts';
import { connectServices } from './services/connect-services.ts';
import { startJobQueue, type JobQueue } from './services/job-queue.ts';

const config = readConfigOrExit();
const { app, shutdown, services } = await buildApp(config, (log) => connectServices(config, log));

await migrate(services.db);
await importCompanies(services.db, config.dataFolder);
await app.listen({ host: config.host, port: config.port });

let queue: JobQueue | undefined;
try {
  queue = await startJobQueue(config.databaseUrl, app.log);
  await paymentJobs(queue, services);
} catch (error) {
  // Reads and payments work without the queue; the next start schedules it again.
  app.log.error({ err: error }, 'the job queue did not start');
}

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await shutdown.stop();
  await queue?.stop();
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
