import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forgetBirth, keepBirth, storedBirth } from '#birth/stored-birth.ts';
import { forgetTypedDate, keepTypedDate } from '#birth/typed-date.ts';
import { clearHint, readHint, rememberAccess, rememberPending, writeHint } from '#storage/hint.ts';
import { paths } from './paths.ts';
import { mockApi, ok } from './test/mock-api.ts';

const marks = document.documentElement.dataset;
const ada = { uid: 'ada', email: 'ada@example.com' };
const home = window.location.href;

/** Counts the runs of the script. Each import with a new number runs it again, as on a new page. */
let runs = 0;
const run = (): Promise<unknown> => import(/* @vite-ignore */ `./islands.ts?run=${(runs += 1)}`);

const openAt = (address: string): void => window.history.replaceState(null, '', address);

beforeEach(() => {
  delete marks.session;
  delete marks.birth;
  delete marks.islands;
});
afterEach(() => {
  clearHint();
  forgetTypedDate();
  openAt(home);
  delete marks.session;
  delete marks.birth;
  delete marks.islands;
});

test.each([
  [paths.success, ''],
  [paths.checkout, '?payment_intent=pi_1'],
])('the address of %s keeps the query "%s"', async (path, query) => {
  openAt(`${path}?payment_intent=pi_1`);
  await run();
  expect(window.location.pathname + window.location.search).toBe(path + query);
});

test.each([
  ['nobody', (): void => undefined, undefined],
  ['a user who has not paid', () => writeHint(ada), 'unpaid'],
  ['a user who has paid', () => seenLast({ hasPaid: true, isAdmin: false }), 'paid'],
  ['an admin', () => seenLast({ hasPaid: false, isAdmin: true }), 'admin'],
  ['a user whose payment is on its way', () => pending(), 'paid'],
] as const)('the header has the links for the last user of this browser: %s', async (_, prepare, mark) => {
  prepare();
  await run();
  expect(marks.session).toBe(mark);
  expect(marks.islands).toBe('ready');
});

function seenLast(access: { hasPaid: boolean; isAdmin: boolean }): void {
  writeHint(ada);
  rememberAccess(ada.uid, access);
}

function pending(): void {
  writeHint(ada);
  rememberPending(ada.uid, true);
}

test('a sign-in in another tab shows in the header', async () => {
  await run();
  writeHint(ada);
  window.dispatchEvent(new StorageEvent('storage'));
  expect(marks.session).toBe('unpaid');
});

test.each([
  ['a stored birth', paths.sample, () => void keepBirth({ date: '1988-03-14' }), 'known'],
  ['a birth in the address', `${paths.sample}?date=1988-03-14`, () => undefined, 'known'],
  ['a date that was typed on the landing page', paths.sample, () => keepTypedDate('3/14/1988'), 'known'],
  ['a forgotten birth', paths.sample, forgetBirth, undefined],
  ['a stored birth, elsewhere', paths.login, () => void keepBirth({ date: '1988-03-14' }), undefined],
])(
  'the empty form of the sample is hidden only where a birth is known: %s',
  async (_, address, prepare, mark) => {
    openAt(address);
    prepare();
    await run();
    expect(marks.birth).toBe(mark);
  },
);

/** The part of the page `/today` that has one paragraph for each sign. */
function showDays(): HTMLElement {
  const days = document.createElement('div');
  days.innerHTML = ['rat', 'snake']
    .map((sign) => `<a href="/today#${sign}">${sign}</a><p id="${sign}"></p>`)
    .join('');
  document.body.append(days);
  onTestFinished(() => days.remove());
  return days;
}

test.each([
  ['the sign that is kept with a birth', () => void keepBirth({ date: '1990-01-20' }, 'snake'), 2],
  ['no sign, if none is kept', () => void keepBirth({ date: '1990-01-20' }), 0],
  ['no sign, if the birth is forgotten', forgetBirth, 0],
])('the page of the day marks %s', async (_, prepare, count) => {
  openAt('/today');
  prepare();
  const days = showDays();
  await run();
  const marked = [...days.querySelectorAll('[aria-current]')];
  expect(marked.map((own) => own.id || own.textContent)).toEqual(['snake', 'snake'].slice(0, count));
});

/** A public page with a button to sign out. */
function showLogout(): HTMLButtonElement {
  const button = document.createElement('button');
  button.dataset.island = 'logout';
  button.textContent = 'Logout';
  document.body.append(button);
  onTestFinished(() => {
    button.remove();
    document.querySelector('.za-Toast-viewport')?.remove();
  });
  return button;
}

test('Logout closes the session, forgets the birth, and says so', async () => {
  writeHint(ada);
  keepBirth({ date: '1988-03-14' });
  const calls = mockApi({ 'DELETE /api/session': ok({ ok: true }) });
  const button = showLogout();
  await run();
  await userEvent.click(button);
  await expect.poll(() => document.querySelector('.za-Toast')?.textContent).toContain('Logged out');
  expect(document.querySelector('.za-Toast')?.textContent).toContain(
    'You have been successfully logged out.',
  );
  expect(calls.filter((call) => call === 'DELETE /api/session').length).toBeGreaterThan(0);
  expect([readHint(), storedBirth(), marks.session]).toEqual([undefined, undefined, undefined]);
});

test('a failed Logout says so, and keeps the user signed in', async () => {
  writeHint(ada);
  mockApi({ 'DELETE /api/session': { status: 503, body: {} } });
  const button = showLogout();
  await run();
  await userEvent.click(button);
  const text = (): string | undefined | null => document.querySelector('.za-Toast')?.textContent;
  await expect.poll(text).toContain('Failed to log out. Please try again.');
  expect([readHint(), marks.session]).toEqual([ada, 'unpaid']);
});

/** A public page with the link that shares an article. Without the script, the link opens a mail. */
function showShare(): HTMLAnchorElement {
  const link = document.createElement('a');
  link.dataset.island = 'share';
  link.href = 'mailto:?body=x';
  link.textContent = 'Share';
  document.body.append(link);
  onTestFinished(() => {
    link.remove();
    document.querySelector('.za-Toast-viewport')?.remove();
  });
  return link;
}

/** Gives the browser a dialog to share, and a clipboard. */
function withNavigator(members: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(members)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
    onTestFinished(() => void Reflect.deleteProperty(navigator, name));
  }
}

const toast = (): string | undefined | null => document.querySelector('.za-Toast')?.textContent;

test('Share opens the dialog of the device with the address of the page, without its query', async () => {
  const share = vi.fn(() => Promise.resolve());
  withNavigator({ share });
  openAt('/blog/rat.html?utm_source=x');
  const link = showShare();
  await run();
  await userEvent.click(link);
  await expect.poll(() => share.mock.calls.length).toBeGreaterThan(0);
  expect(share).toHaveBeenCalledWith({
    title: document.title,
    url: `${window.location.origin}/blog/rat.html`,
  });
  expect(toast()).toBeUndefined();
});

test('Share copies the link where the device has no dialog, and says so', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  withNavigator({ share: () => Promise.reject(new TypeError('not here')), clipboard: { writeText } });
  openAt('/blog/rat.html');
  const link = showShare();
  await run();
  await userEvent.click(link);
  await expect.poll(toast).toContain('Link copied');
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/blog/rat.html`);
});

test('a link that cannot be copied is shown', async () => {
  withNavigator({
    share: () => Promise.reject(new TypeError('not here')),
    clipboard: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
  });
  openAt('/blog/rat.html');
  const link = showShare();
  await run();
  await userEvent.click(link);
  await expect.poll(toast).toContain('/blog/rat.html');
  expect(toast()).toContain('The link could not be copied');
});

test('a page whose app failed to load before the islands ran offers to reload', async () => {
  const script = document.createElement('script');
  Object.assign(script, { type: 'module', src: '/assets/nowhere.js' });
  const failed = new Promise((resolve) => script.addEventListener('error', resolve));
  document.body.append(script);
  onTestFinished(() => {
    script.remove();
    document.querySelectorAll('body > .za-Alert').forEach((alert) => alert.remove());
  });
  await failed;
  await run();
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toContain('Reload the page');
});
