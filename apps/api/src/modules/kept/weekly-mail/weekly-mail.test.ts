import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MailContent } from '#integrations/mail/mail-content.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { sendWeeklyMails, startOfWeek } from './send-weekly-mails.ts';

/** The beginning of the next week. It is not a fixed day, because the test's sessions begin now. */
const monday = new Date(startOfWeek(new Date()).getTime() + 7 * 86_400_000);
/** A time after the subscription and before Monday. */
const soon = () => new Date(Date.now() + 1_000);
const days = (count: number, from = monday): Date => new Date(from.getTime() + count * 86_400_000);

let app: RunningApp;
const logged: string[] = [];
/** A company of the Ox, and a company of another sign. */
let ox: number;
let other: number;

beforeAll(async () => {
  app = await startApp({
    // No mails are sent; the test reads the queued ones.
    env: {
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'Zodiac Atlas <hello@atlas.test>',
      LOG_LEVEL: 'trace',
    },
    logTo: { write: (line) => void logged.push(line) },
  });
  const idOf = async (operator: '=' | '!=') => {
    const { id } = await app.db
      .selectFrom('companies')
      .select('id')
      .where('zodiacSign', operator, 'ox')
      .where('hiddenAt', 'is', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  [ox, other] = [await idOf('='), await idOf('!=')];
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['mails', 'weeklyMails', 'openings'] as const) await app.db.deleteFrom(table).execute();
});

const addOpening = (companyId: number, title: string, seenAt: Date) =>
  sql`insert into openings (company_id, role_key, title, work_modes, places, countries, url, open_since, first_seen_at,
      last_verified_at)
    values (${companyId}, ${title}, ${title}, '{}', '{Kyoto}', '{}', 'https://jobs.test/1', ${seenAt}, ${seenAt}, ${seenAt})`.execute(
    app.db,
  );
const set = (person: Person, isOn: boolean, signs: 'ox'[] = []) =>
  person.call('PUT /api/weekly-mail', { body: { isOn, signs } });
const contents = async (): Promise<MailContent[]> =>
  (
    await app.db.selectFrom('mails').select('content').where('kind', '=', 'weekly').orderBy('key').execute()
  ).map(({ content }) => content as MailContent);
const titlesIn = ({ blocks }: MailContent): string[] =>
  blocks.flatMap((block) => ('links' in block ? block.links.map(({ label }) => label) : []));
const runAt = async (at: Date): Promise<void> => {
  const services = { ...app.services, clock: () => at };
  await Promise.all([sendWeeklyMails(services), sendWeeklyMails(services)]);
};

test('a week begins on Monday at seven', () => {
  const starts = ['2026-11-23T06:59:59Z', '2026-11-23T07:00:00Z', '2026-11-29T23:00:00Z'].map((at) =>
    startOfWeek(new Date(at)).toISOString().slice(0, 13),
  );
  expect(starts).toEqual(['2026-11-16T07', '2026-11-23T07', '2026-11-23T07']);
});

test('a person gets one mail a week, with the new openings at saved companies and signs only', async () => {
  const ada = await app.newcomer('paid');
  await ada.call('PUT /api/kept/{kind}/{id}', { params: { kind: 'company', id: other }, body: {} });
  expect((await ada.call('GET /api/weekly-mail')).body).toEqual({
    isAvailable: true,
    isOn: false,
    signs: [],
  });
  await addOpening(other, 'Before', new Date(Date.now() - 60_000));
  await set(ada, true);
  await addOpening(other, 'Saved', soon());
  await addOpening(ox, 'Of the Ox', soon());
  // The week of the subscription is not over.
  await runAt(new Date());
  expect(await contents()).toEqual([]);

  await runAt(monday);
  await runAt(days(0.1));
  expect((await contents()).map(titlesIn)).toEqual([['Saved']]);
  const [mail] = await contents();
  expect(mail?.subject).toBe('1 new opening for you');
  expect(mail?.unsubscribeUrl).toMatch(/\/unsubscribe\/[\w-]{43}$/);

  // The next week has no new openings, and the week after has one.
  await runAt(days(7));
  expect(await contents()).toHaveLength(1);
  await set(ada, true, ['ox']);
  await addOpening(ox, 'Of the Ox as well', days(8));
  await addOpening(other, 'Closed', days(8));
  await sql`update openings set closed_at = now() where title = 'Closed'`.execute(app.db);
  await runAt(days(14));
  expect((await contents()).map(titlesIn)).toEqual([['Saved'], ['Of the Ox as well']]);
});

test('the weekly mail does not go to users who have not subscribed, have unsubscribed or have lost access', async () => {
  const [quiet, stopped, refunded] = [
    await app.newcomer('paid'),
    await app.newcomer('paid'),
    await app.newcomer('paid'),
  ];
  await set(quiet, false, ['ox']);
  await set(stopped, true, ['ox']);
  await set(stopped, false, ['ox']);
  await set(refunded, true, ['ox']);
  await sql`update users set has_paid_access = false where uid = ${refunded.uid}`.execute(app.db);
  await addOpening(ox, 'Of the Ox', soon());
  await runAt(monday);
  expect(await contents()).toEqual([]);
});

test('T32: opening the link of a mail changes nothing; its POST stops the mail without a session, and can be repeated', async () => {
  const ada = await app.newcomer('paid');
  await set(ada, true, ['ox']);
  await addOpening(ox, 'Of the Ox', soon());
  await runAt(monday);
  const [mail] = await contents();
  const { pathname } = new URL(mail?.unsubscribeUrl ?? '');
  const isOn = async () => (await ada.call('GET /api/weekly-mail')).body.isOn;
  const asked = await fetch(app.baseUrl + pathname);
  expect([asked.status, asked.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(await asked.text()).toContain('<form method="post">');
  expect(await isOn()).toBe(true);

  const post = (path: string, headers: Record<string, string> = {}) =>
    fetch(app.baseUrl + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'List-Unsubscribe=One-Click',
    });
  // An unknown token has the same answer.
  const forged = await post(`/unsubscribe/${'x'.repeat(43)}`);
  expect([forged.status, await isOn()]).toEqual([200, true]);
  expect((await post('/unsubscribe/short')).status).toBe(404);
  for (const origin of [undefined, 'https://mail.example', 'null']) {
    const stopped = await post(pathname, origin === undefined ? {} : { origin });
    expect([stopped.status, (await stopped.text()).includes('is stopped')]).toEqual([200, true]);
    expect(await isOn()).toBe(false);
  }
  // The link of an earlier mail still works after the mail was turned on again. The database has no token.
  await set(ada, true, ['ox']);
  await post(pathname);
  expect(await isOn()).toBe(false);
  const token = pathname.slice('/unsubscribe/'.length);
  const { rows } = await sql<{ row: string }>`select w::text as row from weekly_mails w`.execute(app.db);
  expect(rows.map(({ row }) => row).join('')).not.toContain(token);
  expect(logged.join('')).toContain('/unsubscribe/[redacted]');
  expect(logged.join('')).not.toContain(token);
});
