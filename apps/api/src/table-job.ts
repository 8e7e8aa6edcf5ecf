/**
 * Runs one job that reads whole lists, and ends. `main.ts` runs it as a process, so that the memory of the lists (200
 * MB with 300,000 companies) is returned to the system.
 */
import { tableJobs, type TableJob } from './jobs.ts';
import { closeServices, connectServices } from './integrations/connect-services.ts';
import { startChild } from './start-child.ts';

const { config, log } = startChild();

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
