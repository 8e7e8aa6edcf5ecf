import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePorts } from '../ports.ts';

/** `pnpm start` without the build, as a person at a terminal meets it. */
export interface Start {
  process: ChildProcess;
  /** What it said so far, on both streams. */
  said(): string;
  complained(): string;
  /** Resolves once it said it; throws when it ended instead. */
  says(text: string): Promise<void>;
  exit: Promise<number | null>;
}

/** Variables for ports of one's own, so that it runs beside a real one. */
export async function ownPorts(): Promise<Record<string, string>> {
  const names = [
    'PORT',
    'API_PORT',
    'AUTH_EMULATOR_PORT',
    'STRIPE_EMULATOR_PORT',
    'SOURCES_EMULATOR_PORT',
    'POSTGRES_PORT',
  ];
  const ports = await freePorts(names.length);
  return Object.fromEntries(names.map((name, index) => [name, String(ports[index])]));
}

/**
 * @param through - a command that runs it and waits for it
 * @param options - `--dev`
 */
export function start(
  env: Readonly<Record<string, string>>,
  through: readonly string[] = [],
  options: readonly string[] = [],
): Start {
  const { PATH = '', HOME = '' } = process.env;
  const node = [process.execPath, path.join(import.meta.dirname, '../start-local.ts'), ...options];
  const [command = '', ...args] = [...through, ...node];
  const child = spawn(command, args, {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [said, complained] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    complained += text;
  });
  let closed = false;
  const exit = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      closed = true;
      resolve(code);
    });
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exit;
  });
  return {
    process: child,
    said: () => said,
    complained: () => complained,
    exit,
    says: async (text) => {
      while (!said.includes(text)) {
        if (closed) throw new Error(`It ended:\n${said}`);
        await wait(50);
      }
    },
  };
}
