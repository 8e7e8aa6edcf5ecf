import { describe, expect, test } from 'vitest';
import samples from '#test/source-api-samples.json' with { type: 'json' };
import { boards } from './boards.ts';
import { openingsOfPage } from './careers-page.ts';
import { boardNames, type Opening } from './company-sources.ts';
import { countryNamed, countryOfPlace } from './country-of-place.ts';
import { dayOf, employmentType, httpsAddress, plainText } from './clean.ts';
import { salaryRange } from './opening-of.ts';
import { SourceFailure } from './source-failure.ts';

const complete = (openings: Opening[]) => ({ openings, isComplete: true });
const partial = (openings: Opening[]) => ({ openings, isComplete: false });

describe('the documented sample of', () => {
  test('Greenhouse becomes an opening', async () => {
    expect(await boards.greenhouse('vaulttec', async () => samples.greenhouse)).toEqual(
      complete([
        {
          sourceId: '127817',
          title: 'Vault Designer',
          location: 'NYC',
          places: ['NYC'],
          countries: [],
          workMode: null,
          department: 'Department of Departments',
          type: null,
          salary: null,
          description: 'This is the job description.',
          postedDate: '2016-01-14',
          url: 'https://boards.greenhouse.io/vaulttec/jobs/127817',
        },
      ]),
    );
  });

  test('Lever becomes an opening, page by page', async () => {
    const asked: string[] = [];
    const [posting] = samples.lever;
    const ask = async (address: string) => {
      asked.push(address);
      return asked.length === 1
        ? Array.from({ length: 50 }, (_, index) => ({ ...posting, id: `${index}` }))
        : samples.lever;
    };
    const { openings } = (await boards.lever('leverdemo', ask)) ?? complete([]);
    expect(asked).toEqual([
      'https://api.lever.co/v0/postings/leverdemo?mode=json&skip=0&limit=50',
      'https://api.lever.co/v0/postings/leverdemo?mode=json&skip=50&limit=50',
    ]);
    expect(openings).toHaveLength(51);
    expect(openings.at(-1)).toEqual({
      sourceId: '5ac21346-8e0c-4494-8e7a-3eb92ff77902',
      title: 'Account Executive',
      location: 'San Francisco',
      places: ['San Francisco'],
      countries: ['United States'],
      workMode: 'hybrid',
      department: 'Sales',
      type: 'Full-time',
      salary: '$90,000 – $120,000 a year',
      description: 'Come and sell.',
      postedDate: '2019-03-21',
      url: 'https://jobs.lever.co/leverdemo/5ac21346-8e0c-4494-8e7a-3eb92ff77902',
    });
  });

  test('an Ashby job becomes an opening if it is listed', async () => {
    const unlisted = { ...samples.ashby.jobs[0], id: 'secret', isListed: false };
    const ask = async () => ({ jobs: [...samples.ashby.jobs, unlisted] });
    expect(await boards.ashby('example', ask)).toEqual(
      complete([
        {
          sourceId: '145ff46b-1441-4773-bcd3-c8c90baa598a',
          title: 'Product Manager',
          location: 'Houston, TX',
          places: ['Houston, TX', 'San Francisco'],
          countries: ['United States'],
          workMode: 'remote',
          department: 'Product',
          type: 'Full-time',
          salary: '$81K - $87K',
          description: 'Lead the product.',
          postedDate: '2021-04-30',
          url: 'https://jobs.ashbyhq.com/example_job',
        },
      ]),
    );
  });
});

test.each(boardNames)('%s returns undefined if the board does not exist', async (board) => {
  expect(await boards[board]('gone', async () => undefined)).toBeUndefined();
});

describe('a careers page', () => {
  const page = new URL('https://www.quux.example/careers');
  const posting = {
    '@type': 'JobPosting',
    title: 'Cook',
    url: '/careers/1',
    datePosted: '2026-02-03',
    employmentType: ['FULL_TIME', 'PART_TIME'],
    jobLocation: { address: { addressLocality: 'Lyon', addressCountry: { name: 'France' } } },
    baseSalary: { currency: 'EUR', value: { minValue: 20, maxValue: 25, unitText: 'HOUR' } },
    description: '<p>Cook &amp; bake.</p>',
    identifier: { value: 'c-1' },
  };
  const html = (...blocks: string[]) =>
    blocks.map((block) => `<SCRIPT TYPE='application/ld+json'>${block}</script>`).join('<p>between</p>');
  const cook = {
    sourceId: 'c-1',
    title: 'Cook',
    location: 'Lyon, France',
    places: ['Lyon, France'],
    countries: ['France'],
    workMode: null,
    department: null,
    type: 'Full-time',
    salary: '€20 – €25 an hour',
    description: 'Cook & bake.',
    postedDate: '2026-02-03',
    url: 'https://www.quux.example/careers/1',
  };

  test.each([
    ['by itself', posting],
    ['in a list', [posting]],
    ['in a graph', { '@graph': [{ '@type': 'Organization' }, posting] }],
    [
      'in a list of items',
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: posting }] },
    ],
    ['with two types', { ...posting, '@type': ['Thing', 'JobPosting'] }],
  ])('with a posting %s is read', (_where, data) => {
    expect(openingsOfPage(html(JSON.stringify(data)), page)).toEqual(complete([cook]));
  });

  test('with one malformed block is read except for it', () => {
    expect(openingsOfPage(html('{"@type":', JSON.stringify(posting)), page)).toEqual(partial([cook]));
  });

  test('is read without its expired postings', () => {
    const closed = { ...posting, validThrough: '2020-01-01' };
    expect(openingsOfPage(html(JSON.stringify(closed)), page)).toEqual(complete([]));
    expect(openingsOfPage(html(JSON.stringify([closed, posting])), page)).toEqual(complete([cook]));
  });

  test.each([
    ['has no title', { ...posting, title: undefined }],
    ['has a URL that is not https', { ...posting, url: 'http://quux.example/1' }],
    ['has a javascript: URL', { ...posting, url: 'javascript:alert(1)' }],
  ])('with a posting that %s has an incomplete result', (_why, data) => {
    expect(openingsOfPage(html(JSON.stringify(data)), page)).toEqual(partial([]));
    expect(openingsOfPage(html(JSON.stringify([data, posting])), page)).toEqual(partial([cook]));
  });

  test.each([
    ['its organization', { '@type': 'Organization', name: 'Quux' }],
    ['another type', { ...posting, '@type': 'Recipe' }],
    ['its breadcrumbs', { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem' }] }],
    ['an empty list', { '@type': 'ItemList', itemListElement: [] }],
    ['nothing', []],
  ])('with only %s has an incomplete result', (_what, data) => {
    expect(openingsOfPage(html(JSON.stringify(data)), page)).toEqual(partial([]));
  });

  test('without an id for a posting gives it a stable one', () => {
    const ids = [1, 2].map(
      () =>
        openingsOfPage(html(JSON.stringify({ ...posting, identifier: undefined })), page).openings[0]
          ?.sourceId,
    );
    expect(ids[0]).toMatch(/^[\w-]{43}$/);
    expect(ids[0]).toBe(ids[1]);
  });

  test('without JSON-LD has an incomplete result', () => {
    expect(openingsOfPage('<h1>Careers</h1>', page)).toEqual(partial([]));
  });

  test.each([
    ['more tags than any page', '<br>'.repeat(100_001)],
    ['tags nested deeper than on any page', '<b>'.repeat(501)],
  ])('of %s is not read', (_what, tags) => {
    expect(() => openingsOfPage(tags + html(JSON.stringify(posting)), page)).toThrow(SourceFailure);
  });

  test('with deeply nested data is read up to the maximum depth', () => {
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    expect(openingsOfPage(html(deep), page)).toEqual(partial([]));
  });
});

describe('cleaned text', () => {
  test.each([
    ['<b>R&amp;D</b> <i>lead</i>', 'R&D lead'],
    ['<p>One</p><p>two</p>', 'One two'],
    ['a<script>alert(1)</script>b<style>x{}</style>c', 'a b c'],
    ['<img src=x onerror=alert(1)>x', 'x'],
    ['\u202Egnp.exe\u0000\u0007 \uD800', 'gnp.exe \uFFFD'],
    ['<svg><text>no</text></svg>yes', 'yes'],
    ['5 < 6 & 7', '5 < 6 & 7'],
  ])('of %j is %j', (html, text) => {
    expect(plainText(html, 100)).toBe(text);
  });

  test('ends with an ellipsis if it was cut, and never within a surrogate pair', () => {
    expect(plainText('abcdef', 4)).toBe('abc…');
    expect(plainText('ab😀😀', 4)).toBe('ab…');
    expect(plainText('Salary from 120000 euros', 16)).toBe('Salary from…');
    expect(plainText('Salary from 120000 euros', 19)).toBe('Salary from 120000…');
  });
});

test.each([
  ['FULL_TIME', 'Full-time'],
  ['FullTime', 'Full-time'],
  ['Full time', 'Full-time'],
  ['Intern', 'Intern'],
  [' ', null],
  [null, null],
])('the employment type %j is written as %j', (given, type) => {
  expect(employmentType(given)).toBe(type);
});

test.each([
  [{ min: 90_000, max: 120_000, currency: 'USD', interval: 'per-year-salary' }, '$90,000 – $120,000 a year'],
  [{ min: 25, max: 25, currency: 'EUR', interval: 'HOUR' }, '€25 an hour'],
  [{ min: 'x', max: null, currency: 'USD' }, null],
  [{ min: 1, max: 2, currency: 'dollars' }, null],
])('the salary range %j is written as %j', (range, text) => {
  expect(salaryRange(range)).toBe(text);
});

test('a posting day in the future is ignored', () => {
  const now = Date.parse('2026-06-01T12:00:00Z');
  expect(dayOf(1_553_186_035_299, now)).toBe('2019-03-21');
  for (const value of ['2026-07-01', 'soon', Number.NaN, null, {}, 1e300])
    expect(dayOf(value, now)).toBeNull();
});

test('only https URLs are kept', () => {
  expect(httpsAddress('https://x.example/a b')).toBe('https://x.example/a%20b');
  for (const address of ['http://x.example/', 'javascript:alert(1)', 'https://a:b@x.example/', 'x', '', null])
    expect(httpsAddress(address)).toBeNull();
});

test.each([
  ['Austin, TX', 'United States'],
  ['San Diego, CA', 'United States'],
  ['Gary, IN', 'United States'],
  ['Munich, DE', 'Germany'],
  ['Bengaluru, KA, IN', 'India'],
  ['Toronto, ON, CA', 'Canada'],
  ['Remote - Germany', 'Germany'],
  ['Remote (UK)', 'United Kingdom'],
  ['London', 'United Kingdom'],
  ['Santa Fe, New Mexico', 'United States'],
  ['México', 'Mexico'],
  ['Remote', null],
  ['Anywhere or nowhere', null],
])('the country of %j is %j', (place, country) => {
  expect(countryOfPlace(place)).toBe(country);
});

test('a country is named by its ISO code or its name', () => {
  expect(['US', 'USA', 'Deutschland', 'NP', 'nowhere', null].map(countryNamed)).toEqual([
    'United States',
    'United States',
    'Germany',
    'Nepal',
    null,
    null,
  ]);
});

describe('the places and the work mode of an opening', () => {
  const read = async (job: object) => {
    const jobs = [{ id: 1, title: 'Cook', jobUrl: 'https://x.example/1', isListed: true, ...job }];
    const board = await boards.ashby('x', async () => ({ jobs }));
    const { places, countries, workMode } = board?.openings[0] ?? {};
    return { places, countries, workMode };
  };

  test('are those that Ashby states; `isRemote` is not used', async () => {
    const job = { location: 'Lyon, France', isRemote: true };
    expect((await read({ ...job, workplaceType: 'OnSite' })).workMode).toBe('on-site');
    expect((await read({ ...job, workplaceType: 'Hybrid' })).workMode).toBe('hybrid');
    expect((await read(job)).workMode).toBeNull();
  });

  test('are read from a text of several places', async () => {
    expect(await read({ location: 'Lyon, France; Berlin (Hybrid); Berlin' })).toEqual({
      places: ['Lyon, France', 'Berlin'],
      countries: ['France', 'Germany'],
      workMode: 'hybrid',
    });
    expect((await read({ location: 'Remote - Canada' })).workMode).toBe('remote');
    expect((await read({ location: 'Remote - Canada; Toronto' })).workMode).toBeNull();
  });
});
