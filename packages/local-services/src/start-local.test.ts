import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { claimRunFile } from './run-files.ts';
import { ownPorts, start } from './test/start.ts';
import { temporaryFolder } from './test/temporary-folder.ts';

async function refusal(env: Readonly<Record<string, string>>): Promise<string> {
  const refused = start(env);
  expect(await refused.exit).toBe(1);
  expect(refused.said()).toBe(refused.complained());
  return refused.complained();
}

it('names the port that is taken and the variable that changes it', async () => {
  const env = await ownPorts();
  const server = createServer().listen(Number(env.STRIPE_EMULATOR_PORT), '127.0.0.1');
  onTestFinished(() => void server.close());
  expect(await refusal({ ...env, DATA_DIR: temporaryFolder() })).toBe(
    `Port ${env.STRIPE_EMULATOR_PORT} is taken; free it, or choose another by setting STRIPE_EMULATOR_PORT.\n`,
  );
});

it('names the folder that cannot be written', async () => {
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const folder = path.join(file, 'data');
  expect(await refusal({ ...(await ownPorts()), DATA_DIR: folder })).toBe(
    `The folder ${folder} cannot be written; give yourself write permission, or set DATA_DIR to another folder.\n`,
  );
});

it('says that it runs already', async () => {
  const folder = temporaryFolder();
  claimRunFile(path.join(folder, 'run'), 'launcher');
  expect(await refusal({ ...(await ownPorts()), DATA_DIR: folder })).toBe(
    `Zodiac Atlas is already running from this folder; stop it first, with Ctrl-C in its terminal or with "kill ${process.pid}".\n`,
  );
});

it('refuses to be production with local services', async () => {
  expect(await refusal({ NODE_ENV: 'production' })).toMatch(
    /^NODE_ENV=production starts no local services: .*\n$/,
  );
});

it('takes a terminal that is closed for one wish to stop, however many signals come of it', async () => {
  const started = start({ ...(await ownPorts()), DATA_DIR: temporaryFolder() });
  await started.says('Starting Zodiac Atlas');
  for (const signal of ['SIGHUP', 'SIGHUP', 'SIGTERM', 'SIGHUP'] as const) started.process.kill(signal);
  expect(await started.exit).toBe(0);
  expect(started.said()).toContain('Stopped.');
  expect(started.said()).not.toContain('at once');
});

it('stops when the pnpm that waits for it is killed', async () => {
  const env = { ...(await ownPorts()), DATA_DIR: temporaryFolder() };
  const started = start(env, ['sh', '-c', '"$0" "$1"; echo pnpm goes on']);
  await started.says('Starting Zodiac Atlas');
  started.process.kill('SIGKILL');
  await started.says('Stopped.');
  expect(started.said()).not.toContain('pnpm goes on');
});
