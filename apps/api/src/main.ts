import { fork } from 'node:child_process';
import { once } from 'node:events';
import { buildApp } from './app.ts';
import { ConfigError } from './config/environment.ts';
import { readConfig, type Config } from './config/config.ts';
import { jobs, type TableJob } from './jobs.ts';
import { serveMetrics } from './modules/metrics/serve-metrics.ts';
import { createLog } from './http/plugins/logging.ts';
import type { Events } from './kernel/events.ts';
import { initializeBlog } from './modules/blog/articles/initialize-blog.ts';
import { repairArticlesJob } from './modules/blog/articles/repair-articles.ts';
import { checkIdentity } from './integrations/check-identity.ts';
import { closeServices, connectServices } from './integrations/connect-services.ts';

/** The process exits after this time, even if a connection or a job does not end. */
const maxStopMs = 10_000;

const config = readConfigOrExit();
const log = createLog(config);

process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaught exception: the process exits');
  process.exit(1);
});

// Loaded only if traces are on, and before anything else.
const endTracing =
  config.tracing && (await import('./integrations/tracing/start-tracing.ts')).startTracing(config.tracing);
const limitScale = config.mode === 'local' ? config.rateLimitScale : 1;
const services = connectServices(config, log, { limitScale });
if (!(await runProcess('prepare-process'))) process.exit(1);
// Local mode starts with articles. In production an admin calls `POST /api/blog/initialize`.
if (config.mode === 'local') {
  await initializeBlog(services).catch((error: unknown) =>
    log.warn({ err: error }, 'the blog was not initialized'),
  );
}
const { app, shutdown, cacheUse } = await buildApp(config, services, { log, limitScale });
const metrics = await serveMetrics(services, cacheUse, log);
await app.listen({ host: config.host, port: config.port });
// The emulator is not checked, because the launcher may configure it after the API has started.
if (config.mode === 'production' || config.authEmulatorHost === undefined) {
  void checkIdentity(services, log);
}
void services.queue.start(jobs(services, runTableJob)).then(() => services.queue.wake(repairArticlesJob));

async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), maxStopMs).unref();
  await Promise.all([shutdown.stop(), services.queue.stop()]);
  await metrics?.close();
  await endTracing?.().catch((error: unknown) => log.warn({ err: error }, 'the last traces were not sent'));
  await closeServices(services);
  log.info('stopped');
  process.exit(0);
}

let stopping: Promise<void> | undefined;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void (stopping ??= stop()));

/**
 * Runs a job with `table-job.ts`. Counts its events here, and makes cached answers stale, because the job may have
 * written content.
 */
async function runTableJob(job: TableJob): Promise<void> {
  const succeeded = await runProcess('table-job', [job], (event) => services.events.record(...event));
  services.writes.count += 1;
  if (!succeeded) throw new Error(`The process of ${job} failed.`);
}

/**
 * Runs a script of this folder as a process. The process logs the reason if it fails.
 *
 * @returns whether it succeeded
 */
async function runProcess(
  name: 'prepare-process' | 'table-job',
  args: readonly string[] = [],
  onEvent: (event: Parameters<Events['record']>) => void = () => undefined,
): Promise<boolean> {
  const file = `./${name}.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`;
  const child = fork(new URL(file, import.meta.url), args, { stdio: 'inherit' });
  child.on('message', (message) => {
    // Events are arrays. In development, `node --watch` makes the child also send the files that it loads.
    if (Array.isArray(message)) onEvent(message as Parameters<Events['record']>);
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

function readConfigOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
