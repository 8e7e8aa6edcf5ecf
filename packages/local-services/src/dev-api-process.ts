/**
 * The API from its source, started again on every change. `node --watch` outlives the process that started it, so it is
 * held by this one, which does not.
 */
import { spawn } from 'node:child_process';

const [script = ''] = process.argv.slice(2);
const killAfterMs = 12_000;

const watcher = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--conditions=@org/source', script],
  { stdio: 'inherit' },
);
watcher.on('exit', (code) => process.exit(code ?? 1));

function stop(): void {
  watcher.kill('SIGTERM');
  setTimeout(() => watcher.kill('SIGKILL'), killAfterMs);
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
process.on('disconnect', stop);
