import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from '../process/ports.ts';

/** A running launcher: `pnpm start` without the build. */
export interface Start {
  process: ChildProcess;
  /** The output so far, of both streams. */
  output(): string;
  errorOutput(): string;
  /** Resolves when the output contains `text`. @throws Error if the process exits first */
  waitFor(text: string): Promise<void>;
  exit: Promise<number | null>;
}

/** Environment variables with free ports, so that other instances can run at the same time. */
export async function freePortVariables(): Promise<Record<string, string>> {
  const names = [
    'PORT',
    'API_PORT',
    'AUTH_EMULATOR_PORT',
    'STRIPE_EMULATOR_PORT',
    'SOURCES_EMULATOR_PORT',
    'POSTGRES_PORT',
    'SMTP_CATCHER_PORT',
    'MAILBOX_PORT',
  ];
  const variables: Record<string, string> = {};
  for (const name of names) variables[name] = String(await freePort());
  return variables;
}

/**
 * Starts the launcher.
 *
 * @param wrapper - command that runs the launcher and waits for it
 * @param options - arguments of the launcher, such as `--dev`
 */
export function start(
  env: Readonly<Record<string, string>>,
  wrapper: readonly string[] = [],
  options: readonly string[] = [],
): Start {
  const { PATH = '', HOME = '' } = process.env;
  const launcher = path.join(import.meta.dirname, '../launcher/start-local.ts');
  const node = [process.execPath, '--conditions=@org/source', launcher, ...options];
  const [command = '', ...args] = [...wrapper, ...node];
  const child = spawn(command, args, {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errorOutput] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    errorOutput += text;
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
    output: () => output,
    errorOutput: () => errorOutput,
    exit,
    waitFor: async (text) => {
      while (!output.includes(text)) {
        if (closed) throw new Error(`The launcher exited:\n${output}`);
        await wait(50);
      }
    },
  };
}
