/**
 * Runs the API from source and restarts it on every change. `node --watch` does not exit with its parent, so this
 * process stops it.
 */
import { spawn } from 'node:child_process';

const [script = ''] = process.argv.slice(2);
const killTimeoutMs = 12_000;

const watcher = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--conditions=@org/source', script],
  { stdio: 'inherit' },
);
watcher.on('exit', (code) => process.exit(code ?? 1));

function stop(): void {
  watcher.kill('SIGTERM');
  setTimeout(() => watcher.kill('SIGKILL'), killTimeoutMs);
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
process.on('disconnect', stop);
