import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Child, NotReady } from './child.ts';
import { isAlive } from './processes.ts';
import { Supervised } from './supervised.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';

function supervise(
  code: string,
  reportIntervalMs?: number,
): { supervised: Supervised; printed: string[]; pids: number[] } {
  const script = path.join(temporaryFolder(), 'service.mjs');
  writeFileSync(script, code);
  const [printed, pids]: [string[], number[]] = [[], []];
  const spawn = () => {
    const child = new Child({ name: 'Service', script, onSpawn: (pid) => pids.push(pid) });
    return { child, isReady: async () => child.output.includes('ready') };
  };
  const supervised = new Supervised(
    { name: 'The service', spawn },
    (sentence) => printed.push(sentence),
    reportIntervalMs,
  );
  onTestFinished(() => supervised.stop());
  return { supervised, printed, pids };
}

it('restarts a killed service and reports it', async () => {
  const { supervised, printed, pids } = supervise(`console.log('ready'); setInterval(() => {}, 1000)`);
  await supervised.start();
  process.kill(pids[0] ?? 0, 'SIGKILL');
  await expect
    .poll(() => printed, { timeout: 10_000 })
    .toEqual(['The service exited (killed by SIGKILL). Restarting it.', 'The service is running again.']);
  expect(pids).toHaveLength(2);
});

it('restarts a service at once after every kill if it was ready before', async () => {
  const { supervised, pids } = supervise(
    `console.log('ready'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1_200)`,
  );
  await supervised.start();
  await expect.poll(() => pids.length, { timeout: 15_000 }).toBe(7);
});

it('waits longer before each restart of a service that fails as soon as it is ready', async () => {
  const { supervised, pids } = supervise(`console.log('ready'); setTimeout(() => process.exit(1), 100)`);
  await supervised.start();
  const startedAt = performance.now();
  await expect.poll(() => pids.length, { timeout: 15_000 }).toBe(4);
  expect(performance.now() - startedAt).toBeGreaterThan(3_000);
});

it('leaves no process behind when stopped, and does not restart it', async () => {
  const { supervised, printed, pids } = supervise(`console.log('ready'); setInterval(() => {}, 1000)`);
  await supervised.start();
  await supervised.stop();
  expect(pids.map(isAlive)).toEqual([false]);
  expect(printed).toEqual([]);
});

it('waits for a slow service and reports it', async () => {
  const { supervised, printed } = supervise(
    `setTimeout(() => console.log('ready'), 2000); setInterval(() => {}, 1000)`,
    100,
  );
  await supervised.start();
  expect(printed).toContain('The service is not ready yet. Still waiting …');
});

it('can be stopped while it is starting', async () => {
  const { supervised, pids } = supervise(`setInterval(() => {}, 1000)`);
  const outcome = supervised.start().catch((error: unknown) => error);
  await expect.poll(() => pids.length).toBe(1);
  await supervised.stop();
  expect(await outcome).toBeInstanceOf(NotReady);
  expect(pids.map(isAlive)).toEqual([false]);
});

it('fails if the first start fails, with the output of the process', async () => {
  const { supervised } = supervise(`console.error('no such file'); process.exit(3)`);
  const error = await supervised.start().catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    message: 'Service exited before it was ready (code 3).',
    output: 'no such file',
  });
});
