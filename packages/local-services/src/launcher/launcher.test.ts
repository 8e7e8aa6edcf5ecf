import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { apiRole, postgresCredentials, postgresUrl } from '../postgres/postgres-credentials.ts';
import { isAlive } from '../process/processes.ts';
import { signIn, type ProductSession } from '../seed/product-session.ts';
import { demoPassword } from '../seed/seed.ts';
import { stripeUrl } from '../stripe/stripe.ts';
import { freePortVariables, start } from '../test/start.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';

type Environment = Record<string, string>;

function pidsIn(folder: string): Record<string, number> {
  const runs = path.join(folder, 'run');
  const services = readdirSync(runs).map((name): [string, number] => {
    const { pid } = JSON.parse(readFileSync(path.join(runs, name), 'utf8')) as { pid: number };
    return [path.basename(name, '.json'), pid];
  });
  const postmaster = readFileSync(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8');
  return { ...Object.fromEntries(services), postmaster: Number(postmaster.split('\n')[0]) };
}

async function signInAs(email: string, env: Environment): Promise<ProductSession> {
  const session = await signIn({
    origin: `http://localhost:${env.PORT}`,
    apiUrl: `http://127.0.0.1:${env.PORT}`,
    authEmulatorHost: `127.0.0.1:${env.AUTH_EMULATOR_PORT}`,
    email,
    password: demoPassword,
  });
  if (!session) throw new Error(`${email} cannot sign in`);
  return session;
}

async function paymentsAtStripe(env: Environment): Promise<number> {
  const response = await fetch(
    `${stripeUrl(Number(env.STRIPE_EMULATOR_PORT))}/v1/payment_intents?limit=100`,
    {
      headers: { authorization: 'Bearer sk_test_local' },
    },
  );
  return ((await response.json()) as { data: unknown[] }).data.length;
}

/** Both tests share a folder, because a start on an empty one takes ten seconds. */
const folder = temporaryFolder(afterAll);
const env: Environment = { ...(await freePortVariables()), DATA_DIR: folder };
/** Later starts have no sources, because a refresh of all signs takes longer than both tests. */
const withoutSources: Environment = { ...env, COMPANY_SOURCES_URL: 'http://127.0.0.1:9' };
/** Sessions that were begun before the product was stopped. */
const sessions: ProductSession[] = [];

/** This test runs the built API, as `pnpm start` does. */
it(
  'F17: restarts killed services, cleans up after its own SIGKILL, keeps sessions, and leaves no process behind',
  { timeout: 300_000 },
  async () => {
    const first = start(env);
    await first.waitFor('Press Ctrl-C to stop');
    expect(first.output()).toContain(`http://localhost:${env.PORT}`);
    for (const email of ['admin', 'paid', 'unpaid'])
      expect(first.output()).toContain(`${email}@zodiac-atlas.test`);
    expect(first.output()).toContain('4242 4242 4242 4242  succeeds');

    const second = start(env);
    expect(await second.exit).toBe(1);
    expect(second.errorOutput()).toBe(
      `Zodiac Atlas is already running from this folder. Stop it first, with Ctrl-C in its terminal or with "kill ${first.process.pid}".\n`,
    );

    const signedIn = await signInAs('admin@zodiac-atlas.test', env);
    const firstPids = pidsIn(folder);
    process.kill(firstPids.api ?? 0, 'SIGKILL');
    await first.waitFor('The API is running again.');

    first.process.kill('SIGKILL');
    const third = start(withoutSources);
    await third.waitFor('Press Ctrl-C to stop');
    const stillRunning = Object.entries(firstPids).flatMap(([name, pid]) => (isAlive(pid) ? [name] : []));
    expect(stillRunning).toEqual([]);

    expect(await signedIn.call('GET', `/api/user/${signedIn.uid}`)).toMatchObject({ role: 'admin' });
    const paid = await signInAs('paid@zodiac-atlas.test', env);
    expect(await paid.call('GET', `/api/user/${paid.uid}/payment-status`)).toMatchObject({ hasPaid: true });
    expect(await paymentsAtStripe(env)).toBe(1);
    const admin = await signInAs('admin@zodiac-atlas.test', env);
    expect(await admin.call('GET', `/api/user/${admin.uid}`)).toMatchObject({ role: 'admin' });

    const { apiPassword } = postgresCredentials(path.join(folder, 'postgres'));
    const role = { name: apiRole, password: apiPassword };
    const owner = new pg.Client(postgresUrl(Number(env.POSTGRES_PORT), 'zodiac_atlas', role));
    await owner.connect();
    const { rows } = await owner.query(
      `select distinct tableowner as owner from pg_tables where schemaname in ('public', 'pgboss')`,
    );
    await owner.end();
    expect(rows).toEqual([{ owner: apiRole }]);

    const pids = Object.values(pidsIn(folder));
    third.process.kill('SIGINT');
    expect(await third.exit).toBe(0);
    expect(third.errorOutput()).toBe('');
    expect(pids.filter(isAlive)).toEqual([]);
    sessions.push(signedIn, paid);
  },
);

it(
  'F17: a start after a stop keeps sessions, and in development articles use the style sheets that Vite serves',
  { timeout: 120_000 },
  async () => {
    const origin = `http://localhost:${env.PORT}`;
    await start(withoutSources, [], ['--dev']).waitFor('Press Ctrl-C to stop');
    expect(sessions).toHaveLength(2);
    for (const session of sessions)
      expect(await session.call('GET', `/api/user/${session.uid}`)).toMatchObject({ uid: session.uid });

    const published = await fetch(`${origin}/api/blog/published`);
    const { posts } = (await published.json()) as { posts: { slug: string }[] };
    const article = await fetch(`${origin}/blog/${posts[0]?.slug}.html`);
    const styles = [...(await article.text()).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    expect(styles).not.toEqual([]);
    for (const [, href = ''] of styles) {
      const { headers } = await fetch(new URL(href, origin), { headers: { accept: 'text/css' } });
      expect(headers.get('content-type'), href).toMatch(/^text\/css/);
    }
  },
);
