import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localProject, emailIn, spawnAuthEmulator } from './auth-emulator.ts';
import type { Child } from '../process/child.ts';
import { freePort } from '../process/ports.ts';
import { readyWithinMs } from '../process/supervised.ts';

interface Emulator {
  child: Child;
  call(
    path: string,
    body: object,
  ): Promise<{ localId?: string; idToken?: string; error?: { message: string } }>;
  admin(): Auth;
  lines: string[];
}

const started: Child[] = [];
afterAll(() => Promise.all(started.map((child) => child.stop())));

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
  started.push(child);
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
  const admin = (): Auth => {
    // firebase-admin reads the emulator's address when an app is created.
    process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${port}`;
    const name = String(port);
    return getAuth(
      getApps().find((app) => app.name === name) ?? initializeApp({ projectId: localProject }, name),
    );
  };
  return { child, call, admin, lines };
}

const nextSecond = (): Promise<void> => wait(1_000 - (Date.now() % 1_000));

const person = { email: 'ada@example.com', password: 'year-of-the-rat', returnSecureToken: true };
const other = { ...person, email: 'grace@example.com' };

describe('an emulator with one account', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'auth-emulator-'));
  let emulator: Emulator;
  let uid: string | undefined;
  beforeAll(async () => {
    emulator = await startEmulator(folder);
    uid = (await emulator.call('accounts:signUp', person)).localId;
  });
  afterAll(async () => {
    await emulator.child.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('T18: does not reveal whether an email address has an account', async () => {
    const { call } = emulator;
    const wrong = await call('accounts:signInWithPassword', { ...person, password: 'other' });
    const unknown = await call('accounts:signInWithPassword', other);
    expect(wrong).toEqual(unknown);
    const reset = (email: string) =>
      call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email }).then(({ error }) => error);
    expect([await reset(person.email), await reset(other.email)]).toEqual([undefined, undefined]);
  });

  it('prints the link of an email and writes no email address to its logs', async () => {
    await emulator.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: person.email });
    await expect
      .poll(() => emulator.lines.flatMap((line) => emailIn(line) ?? []).at(-1))
      .toMatch(
        /^To reset the password for ada@example\.com, follow this link: http:\S+NEW_PASSWORD_HERE \(with the new password/,
      );
    const files = globSync('**/*', { cwd: folder, exclude: ['accounts/**'] }).filter((name) =>
      statSync(path.join(folder, name)).isFile(),
    );
    expect(files.filter((name) => readFileSync(path.join(folder, name), 'utf8').includes('@'))).toEqual([]);
  });

  it('keeps accounts and sessions across a restart and across a SIGKILL during concurrent sign-ups', async () => {
    expect(uid).toBeTruthy();
    const cookieOf = async (email: string): Promise<string> => {
      const signedIn = await emulator.call('accounts:signInWithPassword', { ...person, email });
      return emulator.admin().createSessionCookie(signedIn.idToken ?? '', { expiresIn: 600_000 });
    };
    await emulator.call('accounts:signUp', other);
    const [kept, ended] = [await cookieOf(person.email), await cookieOf(other.email)];
    // Sign-ins are dated by the second, so this one is older than the revocation in the next second.
    await nextSecond();
    const { uid: otherUid } = await emulator.admin().getUserByEmail(other.email);
    await emulator.admin().revokeRefreshTokens(otherUid);
    const expectSessions = async (): Promise<void> => {
      const admin = emulator.admin();
      expect((await admin.verifySessionCookie(kept, true)).uid).toBe(uid);
      await expect(admin.verifySessionCookie(ended, true)).rejects.toMatchObject({
        code: 'auth/session-cookie-revoked',
      });
    };

    await nextSecond();
    await emulator.child.stop();
    emulator = await startEmulator(folder);
    await expectSessions();
    expect((await emulator.call('accounts:signInWithPassword', person)).localId).toBe(uid);

    const acknowledged: string[] = [];
    const making = Array.from({ length: 20 }, async (_, index) => {
      const email = `person-${index}@example.com`;
      const created = await emulator.call('accounts:signUp', { ...person, email });
      if (created.localId) acknowledged.push(email);
      if (acknowledged.length === 10) emulator.child.kill();
    });
    await Promise.allSettled(making);
    expect(acknowledged.length).toBeGreaterThanOrEqual(10);
    await emulator.child.exited;

    await nextSecond();
    emulator = await startEmulator(folder);
    await expectSessions();
    for (const email of [person.email, ...acknowledged]) {
      const found = await emulator.call('accounts:signInWithPassword', { ...person, email });
      expect(found.localId, email).toBeTruthy();
    }
    const wrong = await emulator.call('accounts:signInWithPassword', { ...person, password: 'other' });
    expect(wrong.error?.message).toBe('INVALID_LOGIN_CREDENTIALS');
  });
});

it('the local project has a demo project id', () => {
  expect(localProject).toMatch(/^demo-/);
});
