import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { localProject, emailIn, spawnAuthEmulator } from './auth-emulator.ts';
import type { Child } from '../launcher/child.ts';
import { freePort } from '../launcher/ports.ts';
import { readyWithinMs } from '../launcher/supervised.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';

interface Emulator {
  child: Child;
  call(path: string, body: object): Promise<{ localId?: string; error?: { message: string } }>;
  lines: string[];
}

async function startEmulator(folder: string): Promise<Emulator> {
  const port = await freePort();
  const lines: string[] = [];
  const { child, isReady } = spawnAuthEmulator({
    folder,
    port,
    keepAccounts: true,
    protectEmails: true,
    onLine: (line) => lines.push(line),
  });
  onTestFinished(() => child.stop());
  await child.until(isReady, readyWithinMs);
  const call: Emulator['call'] = async (path, body) => {
    const url = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/${path}?key=local`;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Awaited<ReturnType<Emulator['call']>>;
  };
  return { child, call, lines };
}

const person = { email: 'ada@example.com', password: 'year-of-the-rat', returnSecureToken: true };
const other = { ...person, email: 'grace@example.com' };

it('keeps accounts across a restart and across a SIGKILL right after they were acknowledged', async () => {
  const folder = temporaryFolder();
  const first = await startEmulator(folder);
  const { localId } = await first.call('accounts:signUp', person);
  expect(localId).toBeTruthy();
  await first.child.stop();

  const second = await startEmulator(folder);
  expect((await second.call('accounts:signInWithPassword', person)).localId).toBe(localId);
  await second.call('accounts:signUp', other);
  second.child.kill();
  await second.child.exited;

  const third = await startEmulator(folder);
  expect((await third.call('accounts:signInWithPassword', person)).localId).toBe(localId);
  expect((await third.call('accounts:signInWithPassword', other)).localId).toBeTruthy();
  const wrong = await third.call('accounts:signInWithPassword', { ...person, password: 'other' });
  expect(wrong.error?.message).toBe('INVALID_LOGIN_CREDENTIALS');
});

it('keeps every acknowledged account when it is killed during concurrent sign-ups', async () => {
  const folder = temporaryFolder();
  const first = await startEmulator(folder);
  const acknowledged: string[] = [];
  const making = Array.from({ length: 20 }, async (_, index) => {
    const email = `person-${index}@example.com`;
    const { localId } = await first.call('accounts:signUp', { ...person, email });
    if (localId) acknowledged.push(email);
    if (acknowledged.length === 10) first.child.kill();
  });
  await Promise.allSettled(making);
  expect(acknowledged.length).toBeGreaterThanOrEqual(10);

  const second = await startEmulator(folder);
  for (const email of acknowledged) {
    const { localId } = await second.call('accounts:signInWithPassword', { ...person, email });
    expect(localId, email).toBeTruthy();
  }
});

it('T18: does not reveal whether an e-mail address has an account', async () => {
  const { call } = await startEmulator(temporaryFolder());
  await call('accounts:signUp', person);
  const wrong = await call('accounts:signInWithPassword', { ...person, password: 'other' });
  const unknown = await call('accounts:signInWithPassword', other);
  expect(wrong).toEqual(unknown);
  const reset = (email: string) =>
    call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email }).then(({ error }) => error);
  expect([await reset(person.email), await reset(other.email)]).toEqual([undefined, undefined]);
});

it('prints the link of an e-mail and writes no e-mail address to its logs', async () => {
  const folder = temporaryFolder();
  const { call, lines } = await startEmulator(folder);
  await call('accounts:signUp', person);
  await call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: person.email });
  await expect
    .poll(() => lines.flatMap((line) => emailIn(line) ?? []))
    .toEqual([
      expect.stringMatching(
        /^To reset the password for ada@example\.com, follow this link: http:\S+NEW_PASSWORD_HERE \(with the new password/,
      ),
    ]);
  const files = globSync('**/*', { cwd: folder, exclude: ['accounts/**'] }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );
  expect(files.filter((name) => readFileSync(path.join(folder, name), 'utf8').includes('@'))).toEqual([]);
});

it('uses a demo project id', () => {
  expect(localProject).toMatch(/^demo-/);
});
