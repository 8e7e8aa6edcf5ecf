import { readConfig, type Config } from './config/config.ts';
import { createLog } from './http/plugins/logging.ts';
import type { Log } from './integrations/services.ts';

/**
 * Starts a process that `main.ts` runs for one task. The process ends with its parent, and exits after an uncaught
 * exception.
 */
export function startChild(): { config: Config; log: Log } {
  process.on('disconnect', () => process.exit(1));
  // The channel to the parent must not keep the process running.
  process.channel?.unref();
  const config = readConfig();
  const log = createLog(config);
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception: the process exits');
    process.exit(1);
  });
  return { config, log };
}
