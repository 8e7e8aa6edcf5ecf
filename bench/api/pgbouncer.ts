import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@org/local-services/process/ports.ts';
import pg from 'pg';

const maxStartMs = 10_000;

/** A connection pooler in front of a database. */
interface Pooler extends AsyncDisposable {
  /** The URL of the database through the pooler. */
  url: string;
}

/** Starts PgBouncer in transaction mode, with the settings of `docs/operations.md`. @param program - its path or name */
export async function startPgBouncer(program: string, databaseUrl: string): Promise<Pooler> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const listenPort = await freePort();
  const folder = await mkdtemp(path.join(tmpdir(), 'zodiac-atlas-pgbouncer-'));
  await chmod(folder, 0o755);
  const file = path.join(folder, 'pgbouncer.ini');
  const server = `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`;
  await writeFile(
    file,
    `[databases]
${pathname.slice(1)} = ${server} connect_query='set statement_timeout = 2000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
`,
  );
  // PgBouncer refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const child = spawn(program, [...(isRoot ? ['-u', 'postgres'] : []), file], { stdio: 'ignore' });
  const exited = once(child, 'exit');
  const url = Object.assign(new URL(databaseUrl), {
    port: String(listenPort),
    host: `127.0.0.1:${listenPort}`,
  });
  for (const deadline = Date.now() + maxStartMs; !(await isAnswering(url.href)); await wait(100))
    if (Date.now() > deadline) throw new Error(`${program} does not answer.`);
  return {
    url: url.href,
    async [Symbol.asyncDispose]() {
      child.kill('SIGINT');
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
