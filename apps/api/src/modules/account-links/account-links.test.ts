import { randomUUID } from 'node:crypto';
import { smtpCatcher } from '@org/local-services/mail/smtp-server.ts';
import type { CaughtMail } from '@org/local-services/mail/mailbox.ts';
import { freePort } from '@org/local-services/process/ports.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { sendMails } from '#modules/mails/send-mails.ts';

let app: RunningApp;
/** A second process of the product. */
let second: RunningApp;
let smtp: ReturnType<typeof smtpCatcher>;
const caught: Omit<CaughtMail, 'id' | 'receivedAt'>[] = [];

beforeAll(async () => {
  const port = await freePort();
  smtp = smtpCatcher({ onMail: (mail) => void caught.push(mail), refuse: () => undefined });
  await new Promise<void>((resolve) => void smtp.listen(port, '127.0.0.1', resolve));
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Zodiac Atlas <hello@atlas.test>' };
  app = await startApp({ env, limitScale: 1 });
  second = await startApp({ env, limitScale: 1, database: app.database, stripeUrl: app.stripeUrl });
});
afterAll(async () => {
  await second.close();
  await app.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});
beforeEach(async () => {
  caught.length = 0;
  await app.db.deleteFrom('mails').execute();
});

const askForReset = async (email: string, { baseUrl } = app) => {
  const visitor = await app.as('signed-out');
  return visitor.raw('POST', '/api/password-reset', { email }, baseUrl);
};

/**
 * Sends queued mails.
 *
 * @returns the code in the mail to a person, and its page
 */
async function linkTo({ email }: Person): Promise<{ page: string; code: string }> {
  await sendMails(app.services);
  const [mail] = caught.filter(({ to, subject }) => to.includes(email) && !subject.startsWith('Welcome'));
  const [, page = '', code = ''] =
    /(http:\/\/atlas\.localhost\/[a-z-]+)#([\w-]+)/.exec(mail?.text ?? '') ?? [];
  expect(mail?.html).toContain(`href="${page}#${code}"`);
  return { page, code };
}

/** The browser's calls to Firebase. */
const firebase = async (method: string, body: object): Promise<{ status: number }> =>
  fetch(
    `http://${inject('authEmulatorHost')}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );

describe('a link that sets a new password', () => {
  test('arrives in a mail of ours, works once, and ends the sessions', async () => {
    const ada = await app.person();
    expect(await (await askForReset(ada.email)).json()).toEqual({ isMailed: true });
    const [queued] = await app.db
      .selectFrom('mails')
      .selectAll()
      .where('kind', '=', 'password-reset')
      .execute();
    // The code is made when the mail is sent.
    expect(JSON.stringify(queued)).not.toContain('#');
    const { page, code } = await linkTo(ada);
    expect(page).toBe('http://atlas.localhost/set-password');
    const since = Math.floor(Date.now() / 1_000);
    await expect.poll(() => Math.floor(Date.now() / 1_000), { timeout: 5_000 }).toBeGreaterThan(since);
    const password = { oobCode: code, newPassword: 'year-of-the-goat' };
    expect((await firebase('resetPassword', password)).status).toBe(200);
    expect((await firebase('resetPassword', password)).status).toBe(400);
    const signIn = { email: ada.email, password: 'year-of-the-goat', returnSecureToken: true };
    expect((await firebase('signInWithPassword', signIn)).status).toBe(200);
    expect((await ada.call('GET /api/account/export', {})).status).toBe(401);
  });

  test('T18: goes to no email without an account, and the answer does not reveal whether there is one', async () => {
    const [known, unknown] = [(await app.person()).email, `${randomUUID()}@example.com`];
    const answers = await Promise.all([askForReset(known), askForReset(unknown)]);
    const [one, other] = await Promise.all(
      answers.map(async (answer) => [answer.status, await answer.text()]),
    );
    expect(one).toEqual(other);
    await sendMails(app.services);
    expect(caught.filter(({ subject }) => subject.startsWith('Set a new')).map(({ to }) => to)).toEqual([
      known,
    ]);
    const rows = await app.db.selectFrom('mails').selectAll().where('kind', '=', 'password-reset').execute();
    expect(JSON.stringify(rows)).not.toContain(unknown);
  });

  test.each(['with', 'without'])(
    'is mailed exactly five times an hour to an email %s an account, by two processes together',
    async (account) => {
      const email = account === 'with' ? (await app.person()).email : `${randomUUID()}@example.com`;
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          askForReset(index % 3 ? email : email.toUpperCase(), index % 2 ? app : second),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    },
  );
});

describe('a link that verifies the email', () => {
  const ask = (person: Person) => person.call('POST /api/account/verification-mail', {});

  test('arrives in a mail of ours, and verifies the email', async () => {
    const ada = await app.person();
    expect((await ask(ada)).body).toEqual({ isMailed: true });
    const { page, code } = await linkTo(ada);
    expect(page).toBe('http://atlas.localhost/verify-email');
    expect((await firebase('update', { oobCode: code })).status).toBe(200);
    expect((await ada.call('GET /api/account', {})).body.emailVerified).toBe(true);
  });

  test('is not mailed when the email is verified already', async () => {
    const ada = await app.person({ emailVerified: true });
    await ask(ada);
    await sendMails(app.services);
    expect(caught.filter(({ subject }) => subject.startsWith('Verify'))).toEqual([]);
  });
});

test('without SMTP the browser is told to ask Firebase', async () => {
  const silent = await startApp({ database: app.database, stripeUrl: app.stripeUrl });
  const ada = await silent.person();
  expect((await ada.call('POST /api/account/verification-mail', {})).body).toEqual({ isMailed: false });
  expect(await (await askForReset(ada.email, silent)).json()).toEqual({ isMailed: false });
  await silent.close();
});
