import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Child } from '../process/child.ts';
import { createDatabase, ensureDatabase, ensureOwnDatabase } from './databases.ts';
import { freePort } from '../process/ports.ts';
import { spawnPostgres, stopOrphanPostgres } from './postgres.ts';
import {
  apiRole,
  postgresCredentials,
  postgresUrl,
  publishedPassword,
  superuser,
} from './postgres-credentials.ts';
import { waitForExit, isAlive } from '../process/processes.ts';
import { readyWithinMs } from '../process/supervised.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';

interface Started {
  child: Child;
  port: number;
  url: string;
}

/**
 * All tests share one cluster, because creating one takes seconds. Each test starts the cluster, except the tests of
 * a new cluster.
 */
const folder = path.join(temporaryFolder(afterAll), 'postgres');

/** @param atEnd - registers the function that stops the server; by default it runs at the end of the test */
async function startPostgres(atEnd: (stop: () => Promise<void>) => void = onTestFinished): Promise<Started> {
  const port = await freePort();
  const { child, isReady } = await spawnPostgres({ folder, port, volatile: true });
  atEnd(async () => {
    await child.stop();
    await stopOrphanPostgres(folder);
  });
  await child.until(isReady, readyWithinMs);
  return { child, port, url: urlAs(port, postgresCredentials(folder).superuserPassword) };
}

const urlAs = (port: number, password: string): string =>
  postgresUrl(port, 'postgres', { name: superuser, password });

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

function postmasterOf(folder: string): number {
  return Number(readFileSync(path.join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
}

describe('a new cluster', () => {
  let cluster: Started;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    mkdirSync(path.join(folder, 'unfinished'), { recursive: true });
    writeFileSync(path.join(folder, 'unfinished/PG_VERSION'), '18\n');
    cluster = await startPostgres((end) => {
      stop = end;
    });
  });
  afterAll(() => stop());

  it('replaces one whose initialization was interrupted', async () => {
    expect(await query(cluster.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(readdirSync(folder).toSorted()).toEqual(['cluster', 'credentials.json']);
  });

  it('has a generated password that only its owner can read', async () => {
    const { port, url } = cluster;
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await expect(query(urlAs(port, publishedPassword), 'select 1')).rejects.toMatchObject({ code: '28P01' });
    expect(statSync(path.join(folder, 'credentials.json')).mode & 0o777).toBe(0o600);
    const other = path.join(temporaryFolder(), 'other');
    mkdirSync(other);
    expect(postgresCredentials(other)).not.toEqual(postgresCredentials(folder));
  });

  it('transfers a database of the superuser to a role without other privileges', async () => {
    const { port, url } = cluster;
    const earlier = await ensureDatabase(url, 'atlas');
    await query(
      earlier,
      `create schema pgboss;
       create table people (id bigint generated always as identity primary key, name text);
       create table pgboss.job (id serial, state text) partition by list (state);
       create table pgboss.job_common partition of pgboss.job default;
       create type pgboss.state as enum ('created');
       create view names as select name from people;
       create function pgboss.count_jobs() returns int language sql as 'select 1';`,
    );
    const role = { name: apiRole, password: 'of-the-api' };
    await ensureOwnDatabase(url, 'atlas', role);
    await ensureOwnDatabase(url, 'atlas', role);

    const own = postgresUrl(port, 'atlas', role);
    await query(
      own,
      `insert into pgboss.job_common (state) values ('created');
       alter table people add column email text; drop view names; drop schema pgboss cascade;
       create extension if not exists pg_trgm; create schema pgboss; insert into people (name) values ('Ada')`,
    );
    expect(await query(own, 'select name from people')).toEqual([{ name: 'Ada' }]);
    expect(
      await query(
        own,
        'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user',
      ),
    ).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }]);
    for (const statement of ['create role other', 'create database other', `copy people to program 'true'`]) {
      await expect(query(own, statement), statement).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('creates independent databases from a template', async () => {
    const { url } = cluster;
    const template = await ensureDatabase(url, 'migrated');
    await ensureDatabase(url, 'migrated');
    await query(template, 'create table companies as select 1 as id');
    const [one, other] = [await createDatabase(url, 'migrated'), await createDatabase(url, 'migrated')];
    await query(one.url, 'delete from companies');
    expect(await query(other.url, 'select * from companies')).toEqual([{ id: 1 }]);
    await one.drop();
    await other.drop();
    expect(await query(url, `select 1 from pg_database where datname like 'test_%'`)).toEqual([]);
  });
});

it('keeps its data across a restart, and first stops an orphaned server on another port', async () => {
  const first = await startPostgres();
  await query(first.url, `create table runs as select 'first' as run`);
  await first.child.stop();

  const second = await startPostgres();
  await query(second.url, `insert into runs values ('second')`);
  const orphan = postmasterOf(folder);
  second.child.kill();
  await second.child.exited;
  expect(isAlive(orphan)).toBe(true);

  const third = await startPostgres();
  expect(isAlive(orphan)).toBe(false);
  expect(await query(third.url, 'select run from runs')).toEqual([{ run: 'first' }, { run: 'second' }]);
});

it('F16: starts with all committed data after each of ten SIGKILLs', async () => {
  let { url, child } = await startPostgres();
  await query(url, 'create table rounds (round int)');
  for (let round = 1; round <= 10; round += 1) {
    await query(url, `insert into rounds values (${round})`);
    process.kill(postmasterOf(folder), 'SIGKILL');
    await child.exited;
    ({ url, child } = await startPostgres());
    expect(await query(url, 'select count(*)::int as rounds from rounds')).toEqual([{ rounds: round }]);
  }
}, 120_000);

it('replaces the published password of an older cluster and keeps its data', async () => {
  const first = await startPostgres();
  await query(first.url, 'create table kept as select 1 as row');
  await query(first.url, `alter role ${superuser} password '${publishedPassword}'`);
  await first.child.stop();
  rmSync(path.join(folder, 'credentials.json'));

  const second = await startPostgres();
  expect(await query(second.url, 'select * from kept')).toEqual([{ row: 1 }]);
  await expect(query(urlAs(second.port, publishedPassword), 'select 1')).rejects.toMatchObject({
    code: '28P01',
  });
});

it('ignores an unrelated process that has the pid of the last run', async () => {
  const first = await startPostgres();
  await first.child.stop();
  const unrelated = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  onTestFinished(() => void unrelated.kill('SIGKILL'));
  const pidFile = path.join(folder, 'cluster/postmaster.pid');
  writeFileSync(pidFile, `${unrelated.pid}\n${path.join(folder, 'cluster')}\n`);

  const second = await startPostgres();
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(unrelated.exitCode).toBeNull();
  expect(unrelated.signalCode).toBeNull();
});

it('shuts down cleanly when the process that started it is killed', async () => {
  const port = await freePort();
  const script = `
    import { spawnPostgres } from ${JSON.stringify(path.join(import.meta.dirname, 'postgres.ts'))};
    const { child, isReady } = await spawnPostgres(${JSON.stringify({ folder, port, volatile: true })});
    await child.until(isReady, ${readyWithinMs});
    console.log('ready');`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => parent.stdout.once('data', resolve));
  const postmaster = postmasterOf(folder);
  parent.kill('SIGKILL');
  expect(await waitForExit(postmaster, 10_000)).toBe(true);
  expect(existsSync(path.join(folder, 'cluster/postmaster.pid'))).toBe(false);
});
