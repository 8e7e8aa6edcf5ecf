import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../process/ports.ts';
import { readyWithinMs } from '../process/supervised.ts';
import { postgresCredentials, postgresUrl, superuser } from './postgres-credentials.ts';
import { killPostgres, spawnPostgres } from './postgres.ts';

export interface ReplicatedPostgres {
  primary: pg.Client;
  replica: pg.Client;
  /** The URL of a database of one of the servers. */
  urlOf: (server: 'primary' | 'replica', database: string) => string;
  /** Waits until the replica has everything that was committed. */
  untilReplayed: () => Promise<void>;
  stopReplica: () => Promise<void>;
  /** Ends the replica without a shutdown. */
  killReplica: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a PostgreSQL server and a streaming replica of it. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), `zodiac-atlas-test-${process.pid}-replica-`));
  // If root starts it, PostgreSQL runs as another user, which must be able to enter the folder.
  chmodSync(folder, 0o755);
  const folders = { primary: path.join(folder, 'primary'), replica: path.join(folder, 'replica') };
  const ports = { primary: await freePort(), replica: await freePort() };
  const start = async (server: 'primary' | 'replica') => {
    const { child, isReady } = await spawnPostgres({
      folder: folders[server],
      port: ports[server],
      volatile: true,
    });
    await child.until(isReady, readyWithinMs);
    return child;
  };
  const primaryServer = await start('primary');
  // The replica is a copy, with the same passwords.
  const password = postgresCredentials(folders.primary).superuserPassword;
  const urlOf = (server: 'primary' | 'replica', database: string): string =>
    postgresUrl(ports[server], database, { name: superuser, password });
  const primary = new pg.Client(urlOf('primary', 'postgres'));
  await primary.connect();
  await copyCluster(
    primary,
    folders,
    `host=127.0.0.1 port=${ports.primary} user=${superuser} password=${password}`,
  );
  const replicaServer = await start('replica');
  const replica = new pg.Client(urlOf('replica', 'postgres'));
  await replica.connect();
  const stopReplica = async (): Promise<void> => {
    await replica.end();
    await replicaServer.stop();
  };
  const killReplica = async (): Promise<void> => {
    await replica.end();
    killPostgres(folders.replica);
    await replicaServer.exited;
  };
  const untilReplayed = async (): Promise<void> => {
    const { rows } = await primary.query<{ position: string }>(
      'select pg_current_wal_flush_lsn()::text as position',
    );
    for (;;) {
      const { rows: replayed } = await replica.query<{ is: boolean }>(
        'select pg_last_wal_replay_lsn() >= $1::pg_lsn as is',
        [rows[0]?.position],
      );
      if (replayed[0]?.is) return;
      await wait(100);
    }
  };
  return {
    primary,
    replica,
    urlOf,
    untilReplayed,
    stopReplica,
    killReplica,
    stop: async () => {
      await primary.end();
      await primaryServer.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Does what `pg_basebackup` does, which is not included with this server. */
async function copyCluster(
  primary: pg.Client,
  folders: { primary: string; replica: string },
  primaryConnection: string,
): Promise<void> {
  await primary.query(`select pg_backup_start('replica', fast => true)`);
  execFileSync('cp', ['-a', folders.primary, folders.replica]);
  const { rows } = await primary.query<{ label: string }>(
    'select labelfile as label from pg_backup_stop(wait_for_archive => false)',
  );
  const cluster = path.join(folders.replica, 'cluster');
  rmSync(path.join(cluster, 'postmaster.pid'));
  const { uid, gid } = statSync(cluster);
  for (const [name, text] of [
    ['backup_label', rows[0]?.label ?? ''],
    ['standby.signal', ''],
  ] as const) {
    writeFileSync(path.join(cluster, name), text);
    // The server may run as another user.
    chownSync(path.join(cluster, name), uid, gid);
  }
  appendFileSync(path.join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${primaryConnection}'\n`);
}
