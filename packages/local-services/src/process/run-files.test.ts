import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startOf } from './processes.ts';
import { claimRunFile, releaseRunFile, runningPid, stopOrphans, writeRunFile } from './run-files.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';

async function idle(code = ''): Promise<ChildProcess & { pid: number }> {
  const child = spawn(process.execPath, ['-e', `${code}; setInterval(() => {}, 1000); console.log('up')`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return Object.assign(child, { pid: child.pid ?? 0 });
}

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

it('stops the process of a run file and removes the file', async () => {
  const folder = temporaryFolder();
  const orphan = await idle();
  writeRunFile(folder, 'stripe', orphan.pid);
  expect(await stopOrphans(folder, 'launcher')).toEqual(['stripe']);
  await expect.poll(() => orphan.signalCode).toBe('SIGTERM');
  expect(existsSync(path.join(folder, 'stripe.json'))).toBe(false);
});

it('does not stop a process that has a reused pid', async () => {
  const folder = temporaryFolder();
  const unrelated = await idle();
  writeFileSync(
    path.join(folder, 'api.json'),
    JSON.stringify({ pid: unrelated.pid, started: `${startOf(unrelated.pid)} earlier` }),
  );
  expect(await stopOrphans(folder, 'launcher')).toEqual([]);
  expect(isRunning(unrelated)).toBe(true);
});

it.each([
  ['incomplete', '{"pid": 12'],
  ['empty', ''],
  ['for all processes (pid -1)', '{"pid": -1, "started": ""}'],
  ['for process 1', '{"pid": 1, "started": ""}'],
])('ignores a file that is %s', async (_what, text) => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'api.json'), text);
  expect(runningPid(folder, 'api')).toBeUndefined();
  expect(await stopOrphans(folder, 'launcher')).toEqual([]);
});

it('lets one process at a time claim a name', async () => {
  const folder = temporaryFolder();
  const other = await idle();
  writeRunFile(folder, 'launcher', other.pid);
  expect(claimRunFile(folder, 'launcher')).toBe(other.pid);
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(claimRunFile(folder, 'launcher')).toBeUndefined();
  expect(claimRunFile(folder, 'launcher')).toBe(process.pid);
  releaseRunFile(folder, 'launcher');
  expect(claimRunFile(folder, 'launcher')).toBeUndefined();
});

it('lets one of several concurrent processes hold a name at a time', async () => {
  const folder = temporaryFolder();
  const module = JSON.stringify(path.join(import.meta.dirname, 'run-files.ts'));
  // The folder cannot be made twice, so that two holders at a time end a process with an error.
  const code = `import { mkdirSync, rmdirSync } from 'node:fs';
    import { claimRunFile, releaseRunFile } from ${module};
    const [folder, held] = ${JSON.stringify([folder, path.join(folder, 'held')])};
    for (let times = 0; times < 200;) {
      if (claimRunFile(folder, 'launcher') !== undefined) continue;
      mkdirSync(held);
      rmdirSync(held);
      releaseRunFile(folder, 'launcher');
      times += 1;
    }`;
  const exitCodes = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const claiming = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' });
      onTestFinished(() => void claiming.kill('SIGKILL'));
      const [exitCode] = (await once(claiming, 'exit')) as [number | null];
      return exitCode;
    }),
  );
  expect(exitCodes).toEqual([0, 0, 0, 0]);
});
