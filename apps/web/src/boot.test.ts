import { expect, onTestFinished, test } from 'vitest';
import { chooseAnalytics } from '#layout/analytics.ts';
import { deviceStorage } from '#session/storage.ts';
import { forgetBirth, keepBirth } from '#birth/stored-birth.ts';
import { paths } from './paths.ts';
import { clearHint, writeHint } from './session/hint.ts';

/** Runs `public/boot.js`, which cannot import the path and the key that it uses. */
const boot = (): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve(window.takeEarlyActs?.()));
    script.addEventListener('error', reject);
    script.src = '/boot.js';
    document.head.append(script);
  });

test.each([
  [paths.success, ''],
  [paths.checkout, '?payment_intent=pi_1'],
])('boot.js leaves %s with the query "%s"', async (path, query) => {
  const before = window.location.href;
  onTestFinished(() => window.history.replaceState(null, '', before));
  window.history.replaceState(null, '', `${path}?payment_intent=pi_1`);
  await boot();
  expect(window.location.pathname + window.location.search).toBe(path + query);
});

test('boot.js marks the page of a user who was signed in', async () => {
  onTestFinished(() => {
    clearHint();
    delete document.documentElement.dataset.session;
  });
  await boot();
  expect(document.documentElement.dataset.session).toBeUndefined();
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  await boot();
  expect(document.documentElement.dataset.session).toBe('known');
});

test('boot.js starts the app at once where the built page is not the right one, or Google Analytics is on', async () => {
  const before = window.location.href;
  const marks = document.documentElement.dataset;
  const startOf = async (): Promise<string | undefined> => {
    delete marks.start;
    await boot();
    return marks.start;
  };
  onTestFinished(() => {
    clearHint();
    deviceStorage.forget('zodiac-atlas.analytics');
    window.history.replaceState(null, '', before);
    for (const mark of ['session', 'birth', 'start']) delete marks[mark];
  });
  window.history.replaceState(null, '', paths.home);
  expect(await startOf()).toBeUndefined();
  chooseAnalytics(true, 'G-1');
  expect(await startOf()).toBe('now');
  chooseAnalytics(false, 'G-1');
  expect(await startOf()).toBeUndefined();
  window.history.replaceState({ usr: { email: 'ada@example.com' } }, '', paths.home);
  expect(await startOf()).toBe('now');
  window.history.replaceState(null, '', `${paths.home}?date=1988-03-14`);
  expect(await startOf()).toBe('now');
  window.history.replaceState(null, '', `${paths.blog}?page=2`);
  expect(await startOf()).toBeUndefined();
  window.history.replaceState(null, '', paths.home);
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  expect(await startOf()).toBe('now');
});

test.each([
  ['a stored birth', paths.sample, () => void keepBirth({ date: '1988-03-14' }), 'known'],
  ['a birth in the address', `${paths.sample}?date=1988-03-14`, () => undefined, 'known'],
  ['a forgotten birth', paths.sample, forgetBirth, undefined],
  ['a stored birth, elsewhere', paths.blog, () => void keepBirth({ date: '1988-03-14' }), undefined],
])('boot.js marks the sample page of %s', async (_, address, prepare, mark) => {
  const before = window.location.href;
  onTestFinished(() => {
    window.history.replaceState(null, '', before);
    delete document.documentElement.dataset.birth;
  });
  window.history.replaceState(null, '', address);
  prepare();
  await boot();
  expect(document.documentElement.dataset.birth).toBe(mark);
});
