import { compatibility, zodiacSignIds } from '@org/zodiac-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

let app: RunningApp;
let reader: Person;
beforeAll(async () => {
  app = await startApp();
  reader = await app.as('paid');
});
afterAll(() => app.close());

async function ranked(list: 'companies' | 'car-brands' | 'us-states') {
  const { status, body } = await reader.call('POST /api/for-you', {
    body: { sign: 'horse', element: 'Metal', list },
  });
  expect(status).toBe(200);
  return body.signs;
}

test.each(['companies', 'car-brands', 'us-states'] as const)(
  'the %s are grouped by sign, the best first, with six rows of each sign in harmony and a reason for each row',
  async (list) => {
    const signs = await ranked(list);
    expect(signs.map(({ sign }) => sign).toSorted()).toEqual([...zodiacSignIds].toSorted());
    expect(signs.map(({ score }) => score)).toEqual(
      signs.map(({ sign }) => compatibility('horse', sign).score).toSorted((a, b) => b - a),
    );
    for (const { sign, total, rows } of signs) {
      const isGood = ['goat', 'tiger', 'dog', 'horse'].includes(sign);
      expect([sign, rows.length]).toEqual([sign, isGood ? Math.min(6, total) : 0]);
      for (const { zodiacSign, reason } of rows) {
        expect(zodiacSign).toBe(sign);
        expect(reason).toMatch(/Its year is \w+, (like yours|which \w+ your Metal|which your Metal \w+)\.$/);
      }
    }
  },
);

test('openings put a company first among those of its sign, and its reason says so', async () => {
  const openings = 25;
  // 1918 was a year of the Horse and of Earth, which feeds Metal.
  const own = { foundedYear: 1918, foundedMonth: 9, foundedDay: 1, zodiacSign: 'horse' } as const;
  await app.db
    .updateTable('companies')
    .set({ ...own, openings })
    .where('slug', '=', 'bmw')
    .execute();
  const horses = (await ranked('companies')).find(({ sign }) => sign === 'horse');
  expect(horses?.rows.find(({ slug }) => slug === 'bmw')).toMatchObject({
    reason: expect.stringMatching(/^25 openings on file\..* Its year is Earth, which feeds your Metal\.$/),
  });
});

test('the element follows the zodiac year, not the Gregorian year', async () => {
  const { body } = await reader.call('POST /api/for-you', {
    body: { sign: 'pig', element: 'Metal', list: 'us-states' },
  });
  const pigs = body.signs.find(({ sign }) => sign === 'pig');
  // February 14, 1912 was before New Year's Day, in the Metal year that began in 1911.
  expect(pigs?.rows.find(({ slug }) => slug === 'arizona')?.reason).toBe('Its year is Metal, like yours.');
});
