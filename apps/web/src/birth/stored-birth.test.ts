import { expect, onTestFinished, test, vi } from 'vitest';
import { deviceStorage } from '#storage/browser-storage.ts';
import { clearedEntry, entryFor } from './entry-state.ts';
import {
  birthOfEntry,
  forgetBirth,
  isClearedEntry,
  keepBirth,
  storedBirth,
  storedSign,
} from './stored-birth.ts';

const full = {
  date: '1990-01-20',
  time: '14:30',
  place: { name: 'Chengdu, China', timeZone: 'Asia/Shanghai', longitude: 104.07 },
  name: 'Ada Lovelace',
  sex: 'female',
  calendar: 'vietnam',
} as const;

test('all facts of a birth are stored', () => {
  keepBirth(full);
  expect(storedBirth()).toEqual(full);
});

test('the sign of a birth is stored and removed with the birth', () => {
  keepBirth(full, 'snake');
  expect([storedBirth(), storedSign()]).toEqual([full, 'snake']);
  keepBirth({ date: '1988-03-14' });
  expect(storedSign()).toBeUndefined();
  keepBirth(full, 'snake');
  forgetBirth();
  expect(storedSign()).toBeUndefined();
});

test.each([
  ['{', undefined],
  ['null', undefined],
  ['{"version":2,"birth":{"date":"1990-01-20"}}', undefined],
  ['{"version":1,"birth":{"date":"1990-02-30"}}', undefined],
  ['{"version":1,"birth":{"date":19900120}}', undefined],
  [
    '{"version":1,"birth":{"date":"1990-01-20","time":"24:00","place":{"name":"X"},"sex":"x","uid":"ada"}}',
    { date: '1990-01-20' },
  ],
])('%s in storage is read as %j', (text, birth) => {
  localStorage.setItem('zodiac-atlas.birth', text);
  expect(storedBirth()).toEqual(birth);
});

test('a forgotten birth is gone from this device and from the history entries that showed it', () => {
  const entry = keepBirth(full);
  expect(birthOfEntry(entry)).toEqual(full);
  forgetBirth();
  expect(storedBirth()).toBeUndefined();
  expect(birthOfEntry(entry)).toBeNull();
  const later = { ...keepBirth({ date: '1988-03-14' }), chosenAt: Date.now() + 1 };
  expect(birthOfEntry(later)).toEqual({ date: '1988-03-14' });
  expect(birthOfEntry(entry)).toBeNull();
});

test('without storage nothing is written into a cookie, which every request would carry', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  // The test files share one page. A birth kept in memory, as if storage were blocked, would reach the next file.
  onTestFinished(() => deviceStorage.forget('zodiac-atlas.birth'));
  const entry = keepBirth(full);
  expect(blocked).toHaveBeenCalled();
  expect(document.cookie).toBe('');
  expect(birthOfEntry(entry)).toEqual(full);
  blocked.mockRestore();
});

test.each([undefined, null, 'text', {}, { birth: { date: '1990-01-20' } }])(
  'the state %j of a history entry holds no birth',
  (state) => {
    expect(birthOfEntry(state)).toBeUndefined();
  },
);

test('a history entry can record that the page shows the form', () => {
  expect(birthOfEntry(entryFor(undefined))).toBeNull();
});

test('an emptied form differs from a form that was never filled, and forgetting a birth empties its history entry', () => {
  const entry = keepBirth(full);
  expect([entry, entryFor(undefined), clearedEntry(), null].map(isClearedEntry)).toEqual([
    false,
    false,
    true,
    false,
  ]);
  forgetBirth();
  expect(isClearedEntry(entry)).toBe(true);
});
