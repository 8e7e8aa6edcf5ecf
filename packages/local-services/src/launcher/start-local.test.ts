import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { claimRunFile } from '../process/run-files.ts';
import { freePortVariables, start } from '../test/start.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';

async function startupError(env: Readonly<Record<string, string>>): Promise<string> {
  const refused = start(env);
  expect(await refused.exit).toBe(1);
  expect(refused.output()).not.toContain('Starting');
  return refused.errorOutput();
}

it('reports the port in use and the variable that changes it', async () => {
  const env = await freePortVariables();
  const server = createServer().listen(Number(env.STRIPE_EMULATOR_PORT), '127.0.0.1');
  onTestFinished(() => void server.close());
  expect(await startupError({ ...env, DATA_DIR: temporaryFolder() })).toBe(
    `Port ${env.STRIPE_EMULATOR_PORT} is already in use. Free it, or set STRIPE_EMULATOR_PORT to another port.\n`,
  );
});

it('reports a folder that is not writable', async () => {
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const folder = path.join(file, 'data');
  expect(await startupError({ ...(await freePortVariables()), DATA_DIR: folder })).toBe(
    `The folder ${folder} is not writable. Change its permissions, or set DATA_DIR to another folder.\n`,
  );
});

it('reports that it is already running', async () => {
  const folder = temporaryFolder();
  claimRunFile(path.join(folder, 'run'), 'launcher');
  expect(await startupError({ ...(await freePortVariables()), DATA_DIR: folder })).toBe(
    `Zodiac Atlas is already running from this folder. Stop it first, with Ctrl-C in its terminal or with "kill ${process.pid}".\n`,
  );
});

it('does not start local services in production', async () => {
  expect(await startupError({ NODE_ENV: 'production' })).toMatch(
    /^NODE_ENV=production starts no local services: .*\n$/,
  );
});

it('stops cleanly when a closed terminal sends several signals', async () => {
  const started = start({ ...(await freePortVariables()), DATA_DIR: temporaryFolder() });
  await started.waitFor('Starting Zodiac Atlas');
  for (const signal of ['SIGHUP', 'SIGHUP', 'SIGTERM', 'SIGHUP'] as const) started.process.kill(signal);
  expect(await started.exit).toBe(0);
  expect(started.output()).toContain('Stopped.');
  expect(started.output()).not.toContain('immediately');
});

it('stops when the pnpm that runs it is killed', async () => {
  const env = { ...(await freePortVariables()), DATA_DIR: temporaryFolder() };
  const started = start(env, ['sh', '-c', '"$0" "$@"; echo pnpm goes on']);
  await started.waitFor('Starting Zodiac Atlas');
  started.process.kill('SIGKILL');
  await started.waitFor('Stopped.');
  expect(started.output()).not.toContain('pnpm goes on');
});
