import { smtpCatcher } from '@org/local-services/mail/smtp-server.ts';
import type { CaughtMail } from '@org/local-services/mail/mailbox.ts';
import { freePort } from '@org/local-services/process/ports.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '#database/transact.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { queueMail, type Mail } from './queue-mail.ts';
import { sendMails } from './send-mails.ts';

let app: RunningApp;
let ada: Person;
let smtp: ReturnType<typeof smtpCatcher>;
let refusal: { responseCode: number } | undefined;
const caught: Omit<CaughtMail, 'id' | 'receivedAt'>[] = [];
const logged: string[] = [];

beforeAll(async () => {
  const port = await freePort();
  smtp = smtpCatcher({
    onMail: (mail) => void caught.push(mail),
    refuse: (recipient) => refusal && Object.assign(new Error(`no mailbox ${recipient}`), refusal),
  });
  await new Promise<void>((resolve) => void smtp.listen(port, '127.0.0.1', resolve));
  app = await startApp({
    env: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Zodiac Atlas <hello@atlas.test>',
      LOG_LEVEL: 'trace',
    },
    logTo: { write: (line) => void logged.push(line) },
  });
  ada = await app.newcomer('unpaid');
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});
beforeEach(async () => {
  refusal = undefined;
  caught.length = 0;
  await app.db.deleteFrom('mails').execute();
});

const mail = (changes: Partial<Mail> = {}): Mail => ({
  key: 'welcome:ada',
  kind: 'welcome',
  to: { uid: ada.uid },
  content: {
    subject: 'Welcome 鼠',
    preview: 'What is here',
    heading: 'Welcome <Ada>',
    blocks: [
      { paragraph: 'You are in & welcome.' },
      { facts: [['Paid', '$10.00']] },
      { button: { label: 'Open', href: 'https://atlas.test/' } },
      { links: [{ label: 'Level Designer', href: 'https://jobs.test/1', detail: 'Nintendo, Kyoto' }] },
    ],
    reason: 'You have an account.',
  },
  ...changes,
});
const queue = (given: Mail) =>
  transact(app.services, (trx, onCommit) => queueMail(app.services, trx, onCommit, given));
const rowOf = (key: string) =>
  app.db.selectFrom('mails').selectAll().where('key', '=', key).executeTakeFirst();
const makeDue = () =>
  app.db
    .updateTable('mails')
    .set({ dueAt: new Date(0) })
    .execute();
const timesCounted = (event: 'mail_sent' | 'mail_delayed' | 'mail_failed') =>
  app.services.events.counts()[event] ?? 0;

test('a mail has the same text as HTML and as plain text, and its content is escaped', async () => {
  const content = { ...mail().content, unsubscribeUrl: 'https://atlas.test/unsubscribe/t' };
  expect(await queue(mail({ content }))).toBe(true);
  await sendMails(app.services);
  const [sent] = caught;
  expect(sent).toMatchObject({
    from: '"Zodiac Atlas" <hello@atlas.test>',
    to: ada.email,
    subject: 'Welcome 鼠',
  });
  const headers = sent?.headers.join('\n') ?? '';
  expect(headers).toContain('List-Unsubscribe: <https://atlas.test/unsubscribe/t>');
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(headers).toMatch(/Message-ID: <[0-9a-f]{32}@atlas\.test>/);
  const said = [
    'You are in & welcome.',
    'Paid',
    '$10.00',
    'https://atlas.test/',
    'Level Designer',
    'https://jobs.test/1',
    'Nintendo, Kyoto',
    'You have an account.',
    'https://atlas.test/unsubscribe/t',
    'Zodiac Atlas is offered by Example Operator, 1 Example Street, 12345 Example City, Example Country.',
    'operator@zodiac-atlas.test',
    `${app.config.publicOrigin}/terms`,
    `${app.config.publicOrigin}/privacy`,
  ];
  for (const words of said) {
    expect(sent?.text).toContain(words);
    expect(sent?.html).toContain(words.replace('&', '&amp;'));
  }
  expect(sent?.html).toContain('Welcome &lt;Ada&gt;');
});

test('F29: a mail is queued with its cause or not at all, and sent once', async () => {
  const failing = transact(app.services, async (trx, onCommit) => {
    await queueMail(app.services, trx, onCommit, mail());
    throw new Error('the cause failed');
  });
  await expect(failing).rejects.toThrow('the cause failed');
  expect(await rowOf('welcome:ada')).toBeUndefined();

  expect(await Promise.all([queue(mail()), queue(mail())]).then((all) => all.toSorted())).toEqual([
    false,
    true,
  ]);
  await Promise.all([sendMails(app.services), sendMails(app.services)]);
  expect(await queue(mail())).toBe(false);
  await sendMails(app.services);
  expect(caught).toHaveLength(1);
  expect(await rowOf('welcome:ada')).toMatchObject({ content: null, address: null, attempts: 1 });
});

test('F29: a mail whose process died before it was marked is sent again with the same Message-ID', async () => {
  await queue(mail());
  const { content } = (await rowOf('welcome:ada')) ?? {};
  await sendMails(app.services);
  await app.db
    .updateTable('mails')
    .set({ content: JSON.stringify(content), sentAt: null, dueAt: new Date(0) })
    .execute();
  await sendMails(app.services);
  const ids = caught.map(({ headers }) => headers.find((line) => line.startsWith('Message-ID')));
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test('F29: a mail that SMTP does not accept is tried again, later each time, and given up after a day', async () => {
  refusal = { responseCode: 451 };
  const failedBefore = timesCounted('mail_failed');
  await queue(mail());
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 7; attempt += 1) {
    await makeDue();
    await sendMails(app.services);
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from due_at - now()) / 60)::int as minutes from mails`.execute(app.db);
    waits.push(rows[0]?.minutes ?? 0);
  }
  expect(waits).toEqual([1, 4, 16, 64, 256, 1024, 4096]);
  expect(await rowOf('welcome:ada')).toMatchObject({ content: null, sentAt: null, attempts: 7 });
  expect(timesCounted('mail_failed')).toBe(failedBefore + 1);
  await makeDue();
  refusal = undefined;
  await sendMails(app.services);
  expect(caught).toEqual([]);
});

test('T20: a mail to a refused recipient is given up at once, and no line of the log has an address', async () => {
  refusal = { responseCode: 550 };
  await queue(mail({ key: 'farewell:1', to: { address: 'gone@example.com' } }));
  await sendMails(app.services);
  expect(await rowOf('farewell:1')).toMatchObject({ content: null, address: null, attempts: 1 });
  const lines = logged.filter((line) => line.includes('mail_failed'));
  expect(lines.at(-1)).toContain('EENVELOPE RCPT TO 550');
  expect(logged.join('')).not.toContain('gone@example.com');
  expect(logged.join('')).not.toContain(ada.email);
});

test('the mails of a deleted account are not sent', async () => {
  const bob = await app.newcomer('unpaid');
  await queue(mail({ key: 'welcome:bob', to: { uid: bob.uid } }));
  await app.db.deleteFrom('users').where('uid', '=', bob.uid).execute();
  await sendMails(app.services);
  expect(caught).toEqual([]);
});

test('without SMTP no mail is queued', async () => {
  const services = { ...app.services, mails: undefined };
  const queued = await transact(services, (trx, onCommit) => queueMail(services, trx, onCommit, mail()));
  expect([queued, await rowOf('welcome:ada')]).toEqual([false, undefined]);
});
