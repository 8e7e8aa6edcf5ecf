import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePortVariables, start } from '../test/start.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { checkPreconditions } from './preconditions.ts';
import { readSettings } from './settings.ts';

it('reports the port in use and the variable that changes it', async () => {
  const env = await freePortVariables();
  const server = createServer().listen(Number(env.STRIPE_EMULATOR_PORT), '127.0.0.1');
  onTestFinished(() => void server.close());
  const refused = start({ ...env, DATA_DIR: temporaryFolder() });
  expect(await refused.exit).toBe(1);
  expect(refused.errorOutput()).toBe(
    `Port ${env.STRIPE_EMULATOR_PORT} is already in use. Free it, or set STRIPE_EMULATOR_PORT to another port.\n`,
  );
});

it('reports a folder that is not writable', async () => {
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const folder = path.join(file, 'data');
  const settings = readSettings({ ...(await freePortVariables()), DATA_DIR: folder }, []);
  await expect(checkPreconditions(settings, () => undefined)).rejects.toThrow(
    `The folder ${folder} is not writable. Change its permissions, or set DATA_DIR to another folder.`,
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
