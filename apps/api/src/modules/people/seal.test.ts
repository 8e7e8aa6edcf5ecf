import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealWith } from './seal.ts';

const keyOf = (id: string) => ({ id, key: randomBytes(32).toString('base64') });
const [old, current] = [keyOf('old'), keyOf('current')];
const place = ['people', 'ada', '1'];
const text = JSON.stringify({ name: 'Grandma Rose 🌹' });

test('a text is decrypted only in its own row, and only unchanged', () => {
  const seal = sealWith([current]);
  const closed = seal.close(text, place);
  expect(seal.open(closed, place)).toBe(text);
  for (const other of [['people', 'bob', '1'], ['people', 'ada', '2'], ['people', 'ada1', ''], []]) {
    expect(() => seal.open(closed, other)).toThrow(/authenticate/);
  }
  for (let at = 0; at < closed.sealed.length; at += 1) {
    const changed = Buffer.from(closed.sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => seal.open({ ...closed, sealed: changed }, place), `byte ${at}`).toThrow(/authenticate/);
  }
});

test('a shortened tag is refused', () => {
  const seal = sealWith([current]);
  const closed = seal.close(text, place);
  for (const length of [0, 10, 28, closed.sealed.length - 1]) {
    expect(() => seal.open({ ...closed, sealed: closed.sealed.subarray(0, length) }, place)).toThrow(
      /authenticat|initialization vector|tag/i,
    );
  }
});

test('equal texts are encrypted differently, and their words and exact length are hidden', () => {
  const seal = sealWith([current]);
  const [one, two, longer] = [text, text, `${text}${'!'.repeat(40)}`].map((given) =>
    Buffer.from(seal.close(given, place).sealed),
  );
  expect(one?.equals(two ?? Buffer.alloc(0))).toBe(false);
  expect(one?.subarray(0, 12)).not.toEqual(two?.subarray(0, 12));
  expect(one?.includes('Rose')).toBe(false);
  expect(longer?.length).toBe(one?.length);
});

test('the first key encrypts, every key decrypts, and the error names an unknown key', () => {
  const closed = sealWith([old]).close(text, place);
  const both = sealWith([current, old]);
  expect(both.open(closed, place)).toBe(text);
  expect(both.close(text, place).keyId).toBe('current');
  expect(() => sealWith([current]).open(closed, place)).toThrow('PEOPLE_KEYS has no key "old"');
});
