/**
 * Runs one job that reads whole lists, and ends. `main.ts` runs it as a process, so that the memory of the lists, 200 MB with 300,000
 * companies, goes back to the system.
 */
import { readConfig } from './config/config.ts';
import { createLog } from './http/plugins/logging.ts';
import { tableJobs, type TableJob } from './jobs.ts';
import { closeServices, connectServices } from './integrations/connect-services.ts';

// Ends with its parent, and does not run for it alone.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();

const config = readConfig();
const log = createLog(config);

process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaught exception: the process exits');
  process.exit(1);
});

const job = process.argv[2] as TableJob;
const services = connectServices(config, log);
try {
  await tableJobs[job]({
    ...services,
    // The parent logs and counts them.
    events: { record: (...event) => void process.send?.(event), counts: () => ({}) },
  });
} finally {
  await closeServices(services);
}
