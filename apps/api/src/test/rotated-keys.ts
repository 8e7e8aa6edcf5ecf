import { randomBytes } from 'node:crypto';
import { startApp, type RunningApp } from './harness.ts';

const firstKey = `first:${randomBytes(32).toString('base64')}`;
const secondKey = `second:${randomBytes(32).toString('base64')}`;

interface ProcessesWithKeys {
  app: RunningApp;
  /** A second process of the product, with another first key. */
  rotated: RunningApp;
  /** The lines that `app` has logged, at the most detailed level. */
  logged: string[];
  close: () => Promise<void>;
}

/** Starts a process with one encryption key, and a process with a rotated key. */
export async function startWithKeys(): Promise<ProcessesWithKeys> {
  const logged: string[] = [];
  const app = await startApp({
    lists: false,
    env: { PEOPLE_KEYS: firstKey, LOG_LEVEL: 'trace' },
    logTo: { write: (line) => void logged.push(line) },
  });
  const rotated = await startApp({
    database: app.database,
    stripeUrl: app.stripeUrl,
    env: { PEOPLE_KEYS: `${secondKey},${firstKey}` },
  });
  const close = async () => {
    await rotated.close();
    await app.close();
  };
  return { app, rotated, logged, close };
}
