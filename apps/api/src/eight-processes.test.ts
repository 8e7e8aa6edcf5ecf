import { smtpCatcher } from '@org/local-services/mail/smtp-server.ts';
import { freePort } from '@org/local-services/process/ports.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transact } from '#database/transact.ts';
import { jobQueue } from '#integrations/job-queue/job-queue.ts';
import { queueMail } from '#modules/mails/queue-mail.ts';
import { sendMails } from '#modules/mails/send-mails.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

/** Processes share only PostgreSQL, so each application here has separate connections, caches and limits. */
const processes = 8;
const apps: RunningApp[] = [];
const caught: string[] = [];
let smtp: ReturnType<typeof smtpCatcher>;

beforeAll(async () => {
  const port = await freePort();
  smtp = smtpCatcher({ onMail: ({ to }) => void caught.push(to), refuse: () => undefined });
  await new Promise<void>((resolve) => void smtp.listen(port, '127.0.0.1', resolve));
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hello@atlas.test' };
  const first = await startApp({ env, limitScale: 1 });
  apps.push(first);
  while (apps.length < processes) {
    const { database, stripeUrl, config } = first;
    const shared = { ...env, PUBLIC_ORIGIN: config.publicOrigin };
    apps.push(await startApp({ database, stripeUrl, env: shared, limitScale: 1 }));
  }
}, 240_000);
afterAll(async () => {
  // The first application creates the database, which is dropped after the others have closed.
  await Promise.all(apps.slice(1).map((app) => app.close()));
  await apps[0]?.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

const first = (): RunningApp => {
  const [app] = apps;
  if (!app) throw new Error('No application runs.');
  return app;
};

describe('eight processes on one database', { timeout: 120_000 }, () => {
  test('T35: allow exactly ten of forty concurrent registrations of one user', async () => {
    const { uid, email, raw } = await first().person({ register: false });
    const answers = await Promise.all(
      Array.from({ length: 5 * processes }, (_, index) =>
        raw('POST', '/api/user/register', { uid, email }, apps[index % processes]?.baseUrl),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array<number>(10).fill(200), ...Array<number>(30).fill(429)]);
  });

  test('run a job once, although all of them schedule it and wake it at the same time', async () => {
    let runs = 0;
    let finish = (): void => undefined;
    const isFinished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const run = async (): Promise<void> => {
      runs += 1;
      await isFinished;
    };
    const log = { error: () => undefined, warn: () => undefined };
    const queues = apps.map(({ database }) => jobQueue(database, log));
    try {
      // The schedule is once a year, so that it adds no run during the test.
      await Promise.all(queues.map((queue) => queue.start([{ name: 'of-all', cron: '0 0 1 1 *', run }])));
      const added = await Promise.all(queues.map((queue) => queue.add('of-all', 'one')));
      expect(added.filter(Boolean)).toHaveLength(1);
      await expect.poll(() => runs, { timeout: 30_000 }).toBe(1);
      // While the job is active, no process takes it or adds it again.
      expect(await Promise.all(queues.map((queue) => queue.add('of-all', 'one')))).not.toContain(true);
      finish();
      const completed = async (): Promise<number | undefined> =>
        (await queues[0]?.runs())?.find(({ name }) => name === 'of-all')?.runs;
      await expect.poll(completed, { timeout: 30_000 }).toBe(1);
      expect(runs).toBe(1);
    } finally {
      finish();
      await Promise.all(queues.map((queue) => queue.stop()));
    }
  });

  test('F29: send each of forty mails once when all of them send at once', async () => {
    const addresses = Array.from({ length: 40 }, (_, index) => `reader-${index}@example.com`);
    const { services, db } = first();
    await db.deleteFrom('mails').execute();
    for (const email of addresses)
      await transact(services, (trx, onCommit) =>
        queueMail(services, trx, onCommit, {
          key: `test:${email}`,
          kind: 'test',
          to: { address: email },
          content: { subject: 'S', preview: 'P', heading: 'H', blocks: [], reason: 'R' },
        }),
      );
    caught.length = 0;
    await Promise.all(apps.map((app) => sendMails(app.services)));
    expect(caught.toSorted()).toEqual(addresses.toSorted());
  });
});

describe('a change that one process commits', { timeout: 120_000 }, () => {
  /** The name of a company as each process shows it. */
  const namesFor = (paid: Person): Promise<unknown[]> =>
    Promise.all(
      apps.map(async ({ baseUrl }) => {
        const response = await paid.raw('GET', '/api/companies/nintendo', undefined, baseUrl);
        return ((await response.json()) as { company?: { name: string } }).company?.name;
      }),
    );
  /** Polls slowly enough to stay below the rate limit of one reader. */
  const soon = { timeout: 30_000, interval: 700 };
  const everywhere = (name: string): string[] => Array<string>(processes).fill(name);
  const rename = (name: string) =>
    sql`update companies set name = ${name} where slug = 'nintendo'`.execute(first().db);

  test('is shown by all eight', async () => {
    const paid = await first().newcomer('paid');
    await namesFor(paid);
    await rename('Nintendo, told to all');
    await expect.poll(() => namesFor(paid), soon).toEqual(everywhere('Nintendo, told to all'));
  });
});
