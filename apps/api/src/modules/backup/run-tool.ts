import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { PostgresTools } from '#config/postgres-tools.ts';

const maxMessageLength = 2_000;

interface RunningTool {
  readonly child: ChildProcess;
  /** Resolves when the program has succeeded. Rejects with its error output, or because it is not installed. */
  readonly ended: Promise<void>;
}

/** Starts a client program of PostgreSQL. Its output and input are pipes. */
export function startTool(
  program: 'pg_dump' | 'pg_restore',
  parameters: readonly string[],
  { env }: PostgresTools,
): RunningTool {
  const child = spawn(program, parameters, { env: { ...env }, stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-maxMessageLength);
  });
  // A program that ends early closes its input. Its error output has the reason.
  child.stdin.on('error', () => undefined);
  const ended = endOf(child, program, () => said.trim());
  // Callers await this promise after the stream. If the stream fails first, the rejection must not count as unhandled.
  ended.catch(() => undefined);
  return { child, ended };
}

async function endOf(child: ChildProcess, program: string, said: () => string): Promise<void> {
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
    if (code !== 0)
      throw new Error(tooOld(program, said()) ?? `${program} failed (${code ?? signal}): ${said()}`);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(`${program} is not installed. It is part of the client programs of PostgreSQL.`, {
        cause: error,
      });
    throw error;
  }
}

/** The hint for a client program that is older than the server, or than the program that made the backup. */
function tooOld(program: string, said: string): string | undefined {
  const [, server] = /server version: (\d+)/.exec(said) ?? [];
  const [, own] = /pg_(?:dump|restore) version: (\d+)/.exec(said) ?? [];
  if (server !== undefined && own !== undefined)
    return `${program} has version ${own} of PostgreSQL, and the server has version ${server}. Install the client programs of PostgreSQL ${server} or later: postgresql-client-${server} on Debian and Ubuntu.`;
  if (/unsupported version .* in file header/.test(said))
    return `${program} is older than the pg_dump that made the backup. Install the client programs of the PostgreSQL that made it, or later.`;
  return undefined;
}
