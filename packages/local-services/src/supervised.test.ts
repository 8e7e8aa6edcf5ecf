import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Child, NotReady } from './child.ts';
import { isAlive } from './processes.ts';
import { Supervised } from './supervised.ts';
import { temporaryFolder } from './test/temporary-folder.ts';

function supervise(
  code: string,
  sayEveryMs?: number,
): { supervised: Supervised; said: string[]; pids: number[] } {
  const script = path.join(temporaryFolder(), 'service.mjs');
  writeFileSync(script, code);
  const [said, pids]: [string[], number[]] = [[], []];
  const spawn = () => {
    const child = new Child({ name: 'Service', script, onSpawn: (pid) => pids.push(pid) });
    return { child, isReady: async () => child.output.includes('ready') };
  };
  const supervised = new Supervised(
    { name: 'The service', spawn },
    (sentence) => said.push(sentence),
    sayEveryMs,
  );
  onTestFinished(() => supervised.stop());
  return { supervised, said, pids };
}

it('starts a service again that was killed, and says so', async () => {
  const { supervised, said, pids } = supervise(`console.log('ready'); setInterval(() => {}, 1000)`);
  await supervised.start();
  process.kill(pids[0] ?? 0, 'SIGKILL');
  await expect
    .poll(() => said, { timeout: 10_000 })
    .toEqual(['The service ended (killed by SIGKILL); starting it again.', 'The service is back.']);
  expect(pids).toHaveLength(2);
});

it('leaves no process behind when stopped, and starts none', async () => {
  const { supervised, said, pids } = supervise(`console.log('ready'); setInterval(() => {}, 1000)`);
  await supervised.start();
  await supervised.stop();
  expect(pids.map(isAlive)).toEqual([false]);
  expect(said).toEqual([]);
});

it('waits for a service that runs and is not ready yet, and says so', async () => {
  const { supervised, said } = supervise(
    `setTimeout(() => console.log('ready'), 2000); setInterval(() => {}, 1000)`,
    100,
  );
  await supervised.start();
  expect(said).toContain('The service is not ready yet; still waiting …');
});

it('can be stopped while it starts', async () => {
  const { supervised, pids } = supervise(`setInterval(() => {}, 1000)`);
  const outcome = supervised.start().catch((error: unknown) => error);
  await expect.poll(() => pids.length).toBe(1);
  await supervised.stop();
  expect(await outcome).toBeInstanceOf(NotReady);
  expect(pids.map(isAlive)).toEqual([false]);
});

it('gives up at the first start, with what the process printed', async () => {
  const { supervised } = supervise(`console.error('no such file'); process.exit(3)`);
  const error = await supervised.start().catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    message: 'Service ended before it was ready (code 3).',
    output: 'no such file',
  });
});
