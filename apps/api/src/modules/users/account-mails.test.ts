import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

let app: RunningApp;

beforeAll(async () => {
  // Mails are queued and never sent: nothing listens on this port.
  app = await startApp({
    lists: false,
    env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@atlas.test' },
  });
});
afterAll(() => app.close());

const kindsOf = async (uid: string) => {
  const rows = await app.db.selectFrom('mails').select('kind').where('uid', '=', uid).execute();
  return rows.map(({ kind }) => kind).toSorted();
};

const browsers = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
  safari: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Mobile Safari/604.1',
};

async function signInWith(person: Person, userAgent: string): Promise<void> {
  const device = person.elsewhere();
  const response = await device.send('POST', '/api/session', {
    body: { idToken: await person.idToken() },
    headers: { 'user-agent': userAgent },
  });
  expect(response.status).toBe(200);
}

test('a new account is welcomed once, also when it registers again', async () => {
  const ada = await app.person();
  const again = await ada.call('POST /api/user/register', { body: { uid: ada.uid, email: ada.email } });
  expect(again.status).toBe(200);
  expect(await kindsOf(ada.uid)).toEqual(['welcome']);
});

test('a sign-in with a new browser or system causes one mail, and one with a known device none', async () => {
  const ada = await app.person();
  // The first sign-in with a browser. Until now only a program, this test, has signed in.
  for (let sign = 0; sign < 2; sign += 1) await signInWith(ada, browsers.firefox);
  expect(await kindsOf(ada.uid)).toEqual(['welcome']);
  await Promise.all([signInWith(ada, browsers.safari), signInWith(ada, browsers.safari)]);
  expect(await kindsOf(ada.uid)).toEqual(['new-device', 'welcome']);
  const mail = await app.db
    .selectFrom('mails')
    .select('content')
    .where('key', '=', `new-device:${ada.uid}:Safari on iPhone`)
    .executeTakeFirstOrThrow();
  const said = JSON.stringify(mail.content);
  expect(said).toContain('["Device","Safari on iPhone"]');
  expect(said).toContain('If this was you, you need not do anything.');
  // The mail contains no IP address.
  expect(said).not.toMatch(/127\.0\.0\.1|::1/);
});

test('the export names the devices and the changes of the access', async () => {
  const ada = await app.person({ paid: true });
  await signInWith(ada, browsers.firefox);
  const { body } = await ada.call('GET /api/account/export', {});
  expect(body.account.devices.map(({ device }) => device)).toEqual(['Unknown browser', 'Firefox on Windows']);
  expect(body.account.accessChanges).toMatchObject([{ hasAccess: true }]);
});

test('a deleted account gets one last mail, and its devices and other mails are gone', async () => {
  const ada = await app.person();
  await signInWith(ada, browsers.firefox);
  await ada.call('POST /api/account/deletion', { body: { confirmation: ada.email } });
  const mails = await app.db
    .selectFrom('mails')
    .select(['kind', 'address'])
    .where('key', 'like', `%${ada.uid}%`)
    .execute();
  expect(mails).toEqual([{ kind: 'account-deleted', address: ada.email }]);
  const devices = await app.db.selectFrom('knownDevices').selectAll().where('uid', '=', ada.uid).execute();
  expect(devices).toEqual([]);
});

test('a sign-in by a program causes a mail if the account is used with browsers', async () => {
  const ada = await app.person({ register: false });
  await signInWith(ada, browsers.firefox);
  await ada.call('POST /api/user/register', { body: { uid: ada.uid, email: ada.email } });
  await app.db.deleteFrom('knownDevices').where('device', '=', 'Unknown browser').execute();
  await signInWith(ada, 'curl/8.14.1');
  expect(await kindsOf(ada.uid)).toEqual(['new-device', 'welcome']);
});
