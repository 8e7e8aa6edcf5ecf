/**
 * Runs the API from source and restarts it on every change. `node --watch` does not exit with its parent, so this
 * process stops it. The pages that the API renders with React are bundled first, and again on every change.
 */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from './settings.ts';

const [script = ''] = process.argv.slice(2);
const killTimeoutMs = 12_000;

const pages = fork(path.join(root, 'packages/public-pages/build.ts'), ['--watch']);
const giveUp = (): never => process.exit(1);
pages.on('exit', giveUp);
process.on('disconnect', giveUp);
await once(pages, 'message');
pages.off('exit', giveUp);
process.off('disconnect', giveUp);

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
