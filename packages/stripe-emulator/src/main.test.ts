import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { emulator } from './test-emulator.ts';

const main = path.join(import.meta.dirname, 'main.ts');
let stateFile: string;

beforeEach(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'stripe-emulator-'));
  stateFile = path.join(folder, 'state', 'stripe.json');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

interface Run {
  child: ChildProcess;
  stripe: Stripe;
  /** Sends a signal. @returns the exit code */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

function startProcess(env: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, STRIPE_EMULATOR_PORT: '0', STRIPE_EMULATOR_STATE: stateFile, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { child, output: () => output };
}

async function run(): Promise<Run> {
  const { child, output } = startProcess({});
  await expect.poll(output, { timeout: 10_000 }).toContain('Stripe emulator on ');
  const { port } = new URL(/http:\S+/.exec(output())?.[0] ?? '');
  const stripe = new Stripe('sk_test_local', { protocol: 'http', host: '127.0.0.1', port, telemetry: false });
  return {
    child,
    stripe,
    async end(signal) {
      const exited = once(child, 'exit');
      child.kill(signal);
      const [code] = (await exited) as [number | null];
      return code;
    },
  };
}

const pay = async ({ stripe }: Run): Promise<string> => {
  const intent = await stripe.paymentIntents.create(
    { amount: 6200, currency: 'usd' },
    { idempotencyKey: 'pay' },
  );
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  return intent.id;
};

test('answered calls and their state survive SIGTERM and SIGINT, which end with exit code 0, and SIGKILL', async () => {
  const ids: string[] = [];
  const ends = [
    ['SIGTERM', 0],
    ['SIGINT', 0],
    ['SIGKILL', null],
    ['SIGKILL', null],
    ['SIGKILL', null],
  ] as const;
  let process = await run();
  const id = await pay(process);
  ids.push(id);
  for (const [signal, code] of ends) {
    for (let made = 0; made < 5; made += 1) {
      const intent = await process.stripe.paymentIntents.create({ amount: 6200, currency: 'usd' });
      await process.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
      ids.push(intent.id);
    }
    expect(await process.end(signal)).toBe(code);
    process = await run();
    expect((await process.stripe.events.list({ limit: 100 })).data).toHaveLength(3 * ids.length);
    expect(await pay(process).catch((error: unknown) => error)).toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { id },
    });
  }
  const { data } = await process.stripe.paymentIntents.list({ limit: 100 });
  expect(data.map(({ id, status }) => [id, status])).toEqual(ids.toReversed().map((id) => [id, 'succeeded']));
});

test('an incomplete last line is ignored', async () => {
  const first = await emulator({ stateFile });
  const intent = await first.newIntent();
  await first.stop();
  await appendFile(stateFile, '[["payment_intents",{"id":"pi_half","amou');
  const second = await emulator({ stateFile });
  expect((await second.stripe.paymentIntents.list()).data).toMatchObject([{ id: intent.id }]);
  await second.newIntent();
  await second.stop();
  const third = await emulator({ stateFile });
  expect((await third.stripe.paymentIntents.list()).data).toHaveLength(2);
});

test('a call’s changes and its stored answer are written in one line', async () => {
  const { stripe, stop } = await emulator({ stateFile });
  await stripe.paymentIntents.create({ amount: 6200, currency: 'usd' }, { idempotencyKey: 'once' });
  await stop();
  const lines = (await readFile(stateFile, 'utf8')).trimEnd().split('\n').slice(1);
  const tables = lines.map((line) => (JSON.parse(line) as [string, unknown][]).map(([table]) => table));
  expect(tables).toEqual([['payment_intents', 'events', 'replies']]);
});

test('a second emulator on the same port says so in one sentence, and exits without touching the state file', async () => {
  const first = await emulator({ stateFile });
  await first.newIntent();
  const { port } = new URL(first.url);
  const { child, output } = startProcess({ STRIPE_EMULATOR_PORT: port });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output()).toBe('The Stripe emulator cannot start: its port is already in use\n');
  await first.newIntent();
  await first.stop();
  const after = await emulator({ stateFile });
  expect((await after.stripe.paymentIntents.list()).data).toHaveLength(2);
});

test('a file that is not a state file is left unchanged and named in the error', async () => {
  const file = path.join(path.dirname(path.dirname(stateFile)), 'notes.txt');
  await writeFile(file, 'remember the milk\n');
  const { child, output } = startProcess({ STRIPE_EMULATOR_STATE: file });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(1);
  expect(output()).toBe(
    `The Stripe emulator cannot start: ${file} is not a state file of this Stripe emulator. Move it and start again.\n`,
  );
  expect(await readFile(file, 'utf8')).toBe('remember the milk\n');
});

test('all malformed settings are reported together', async () => {
  const env = { STRIPE_EMULATOR_PORT: '70000', STRIPE_WEBHOOK_URL: 'localhost:3000' };
  const { child, output } = startProcess(env);
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(1);
  expect(output()).toContain('STRIPE_EMULATOR_PORT must be a port from 0 to 65535, not: 70000');
  expect(output()).toContain('STRIPE_WEBHOOK_URL must be an http or https URL, not: localhost:3000');
});
