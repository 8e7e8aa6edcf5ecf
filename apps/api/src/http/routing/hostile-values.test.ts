import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '#test/expect-problem.ts';
import { startApp, type RunningApp } from '#test/harness.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

describe('GET /api/companies refuses', () => {
  test.each([
    ['an unknown sign', 'zodiac=cat'],
    ['a sign twice', 'zodiac=ox&zodiac=rat'],
    ['a blank sign', 'zodiac='],
    ['a sign in capitals', 'zodiac=OX'],
    ['a search of 201 characters', `search=${'a'.repeat(201)}`],
    ['a search twice', 'search=a&search=b'],
    ['a search with a NUL', 'search=a%00b'],
    ['an unknown field', 'sign=ox'],
  ])('%s', async (_name, query) => {
    await expectProblem(
      await (await app.as('paid')).send('GET', `/api/companies?${query}`),
      400,
      'invalid_input',
    );
  });

  test('no unusual but valid text: quotes, a backslash, SQL, 200 characters outside the basic plane', async () => {
    const paid = await app.as('paid');
    for (const search of [
      `'`,
      '"',
      '\\',
      `'; drop table companies; --`,
      '🐉'.repeat(200),
      '%',
      '_',
      '()',
      '$1',
    ]) {
      const { status } = await paid.call('GET /api/companies', { query: { search } });
      expect([search, status]).toEqual([search, 200]);
    }
  });
});

describe.each(['/api/car-brands', '/api/us-states'])('GET %s', (path) => {
  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e9',
    'page=1000000000',
    'page=9007199254740993',
    'page=one',
    'page=1&page=2',
    'limit=0',
    'limit=-20',
    'limit=101',
    'limit=20.5',
    'limit=NaN',
    'page=-Infinity',
    'limit=Infinity',
    'page=1e1',
    'page=%201',
    'page=%2b1',
    'page=99999999999999999999',
    `page=${'9'.repeat(400)}`,
    'zodiac=cat',
    'zodiac=OX',
    'zodiac=',
    'zodiac=ox&zodiac=rat',
    'category=None',
    'category=',
    `category='%20or%201=1`,
    'zodiak=ox',
  ])('refuses %s with 400', async (query) => {
    await expectProblem(await (await app.as('paid')).send('GET', `${path}?${query}`), 400, 'invalid_input');
  });

  test('answers the highest page number with an empty list and the number of pages', async () => {
    const response = await (await app.as('paid')).send('GET', `${path}?page=1000000&limit=100`);
    expect(response.status).toBe(200);
    const { total, totalPages, carBrands, usStates } = (await response.json()) as {
      total: number;
      totalPages: number;
      carBrands?: unknown[];
      usStates?: unknown[];
    };
    expect(carBrands ?? usStates).toEqual([]);
    expect(totalPages).toBe(Math.ceil(total / 100));
    expect(total).toBeGreaterThanOrEqual(50);
  });
});

test('GET /api/us-states refuses an unknown region', async () => {
  for (const query of ['region=Atlantis', 'region=west', 'region=', 'region=West&region=South']) {
    const response = await (await app.as('paid')).send('GET', `/api/us-states?${query}`);
    await expectProblem(response, 400, 'invalid_input');
  }
});

describe('POST /api/page-views refuses', () => {
  test.each(['', 'companies', '/a?b=c', '/a#b', 'https://example.com/', '/a\nb', `/${'a'.repeat(200)}`])(
    'the path %j',
    async (path) => {
      await expectProblem(
        await (await app.as('signed-out')).send('POST', '/api/page-views', { body: { path } }),
        400,
        'invalid_input',
      );
    },
  );
});

describe('a uid in the path', () => {
  test.each(['%00', '%20', 'a%2fb', '..%2f..%2fetc%2fpasswd', 'x'.repeat(129), 'x'.repeat(5_000)])(
    'that is not valid, %j, is refused',
    async (uid) => {
      const { status } = await (await app.as('unpaid')).send('GET', `/api/user/${uid}`);
      expect([400, 403, 404]).toContain(status);
    },
  );
});

describe('ids of companies and signs', () => {
  test.each([
    'abc',
    '0',
    '-1',
    '-0',
    '1.5',
    '2147483648',
    '1%00',
    '-Infinity',
    'NaN',
    '1e1',
    '%201',
    '+1',
    '99999999999999999999',
  ])('refuses the company %s with 400', async (id) => {
    await expectProblem(await (await app.as('paid')).send('GET', `/api/companies/${id}/jobs`), 400);
  });

  test('finds nothing for an unknown company', async () => {
    const paid = await app.as('paid');
    await expectProblem(await paid.send('GET', '/api/companies/2147483647/jobs'), 404, 'not_found');
  });

  test.each(['cat', 'RAT', 'https://169.254.169.254/', 'rat ', ''])(
    'refuses to scrape %j with 400',
    async (zodiac) => {
      await expectProblem(
        await (await app.as('paid')).send('POST', '/api/scrape', { body: { zodiac } }),
        400,
        'invalid_input',
      );
    },
  );

  test('refuses an unknown sign with 400', async () => {
    await expectProblem(await (await app.as('paid')).send('GET', '/api/scrape/cat'), 400);
  });
});
