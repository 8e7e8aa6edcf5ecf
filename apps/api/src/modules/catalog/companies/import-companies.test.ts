import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { foundingSign } from '@org/zodiac-core';
import { sql, type KyselyPlugin } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, startupTimeouts, type Db } from '#database/connection.ts';
import { prepareDatabase } from '#database/prepare.ts';
import { readCsv } from '#database/import-rows.ts';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { companyFacts } from './queries.ts';
import { importCompanies, readCompanies } from './import-companies.ts';

const dataFolder = path.resolve(import.meta.dirname, '../../../../../../data');
const log = pino({ level: 'silent' });

let database: TestDatabase;
let db: Db;
let folder: string;

beforeAll(async () => {
  database = await createDatabase({ empty: true });
  db = connect({
    url: database.url,
    connections: 2,
    onError: (error) => log.warn(error),
    timeouts: startupTimeouts,
  });
  folder = await mkdtemp(path.join(tmpdir(), 'companies-'));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await rm(folder, { recursive: true });
});

const fields = [
  'name',
  'foundedYear',
  'foundedMonth',
  'foundedDay',
  'location',
  'country',
  'industry',
  'subIndustry',
  'website',
  'careersUrl',
  'ticker',
  'logoSlug',
  'source',
] as const;
type Facts = Partial<Record<(typeof fields)[number], string>>;

const defaults: Facts = { name: 'Quux', foundedYear: '1912', industry: 'Technology', source: 'test' };

/**
 * Writes a folder with these companies.
 *
 * @param same - the value of `sameCompanyAs`, by the name of a company
 */
async function fileWithSame(same: Readonly<Record<string, string>>, ...companies: Facts[]): Promise<string> {
  await fileOf(...companies);
  const rows = Object.entries(same).map(([name, shown]) => `"${name}","${shown}"`);
  await writeFile(path.join(folder, 'companies-details.csv'), `name,sameCompanyAs\n${rows.join('\n')}\n`);
  return folder;
}

async function fileOf(...companies: Facts[]): Promise<string> {
  const rows = companies.map((company) =>
    fields
      .map((field) => ({ ...defaults, ...company })[field] ?? '')
      .map((text) => `"${text}"`)
      .join(','),
  );
  await writeFile(path.join(folder, 'companies-details.csv'), 'name\n');
  await writeFile(path.join(folder, 'names.csv'), 'file,name,shownName,aliases,yearNote\n');
  await writeFile(path.join(folder, 'companies.csv'), `${[fields.join(','), ...rows].join('\n')}\n`);
  return folder;
}

const nothing = { added: [], changed: [], removed: [], refused: [] };

const stored = () => db.selectFrom('companies').selectAll().orderBy('name').execute();

describe('three concurrent starts on an empty database', () => {
  test('migrate it once and import each company once', async () => {
    const changed: number[] = [];
    await Promise.all(
      Array.from({ length: 3 }, () =>
        prepareDatabase(database.url, log, async (own) => {
          changed.push((await importCompanies(own, dataFolder)).added.length);
        }),
      ),
    );
    const { length } = await readCsv(dataFolder, 'companies.csv');
    expect(changed.toSorted((a, b) => b - a)).toEqual([length, 0, 0]);
    const companies = await stored();
    expect(companies).toHaveLength(length);
    expect(new Set(companies.map(({ name }) => name.toLowerCase())).size).toBe(length);
  });
});

describe('the companies of the product', () => {
  test('are each filed under the sign of their founding, by the most precise date known', async () => {
    for (const {
      name,
      foundedYear: year,
      foundedMonth: month,
      foundedDay: day,
      zodiacSign: sign,
    } of await stored()) {
      expect([name, sign]).toEqual([name, foundingSign({ year, month, day }).id]);
    }
  });

  test('name their owners as the pages of the owners do', async () => {
    const owners = new Map((await stored()).map(({ name, parent }) => [name, parent]));
    expect(owners.get('Zara')).toBe('Inditex');
    expect(owners.get('Ghirardelli')).toBe('Lindt');
  });

  test('have https URLs only, and a description made of facts', async () => {
    for (const { website, careersUrl: careers, description } of await stored()) {
      for (const address of [website, careers]) expect(address ?? 'https://').toMatch(/^https:\/\//);
      expect(description).toMatch(/^\S.*\. Founded in \d{4}( by .+)?\.( Listed (on .+ )?as [\w.&-]+\.)?$/);
    }
  });

  test('have a logo only if simple-icons has one', async () => {
    const icons = path.join(path.dirname(createRequire(import.meta.url).resolve('simple-icons')), 'icons');
    const logos = (await stored()).flatMap(({ logoUrl: logo }) => logo ?? []);
    expect(logos.length).toBeGreaterThan(100);
    for (const logo of logos) {
      expect(logo).toMatch(/^\/logos\/[a-z\d]+\.svg$/);
      await expect(access(path.join(icons, path.basename(logo)))).resolves.toBeUndefined();
    }
  });
});

describe('a company in the CSV file', () => {
  // Starts with an empty table: the next files lack the companies of the product, and hiding those would take seconds.
  beforeAll(() => sql`truncate companies cascade`.execute(db));

  const first = async (company: Facts) => (await readCompanies(await fileOf(company))).rows[0];

  test('founded four days before New Year’s Day has the sign of the previous year', async () => {
    const year = { foundedYear: '1912' };
    expect(await first(year)).toMatchObject({ zodiacSign: 'rat', foundedMonth: null });
    expect(await first({ ...year, foundedMonth: '2', foundedDay: '14' })).toMatchObject({
      zodiacSign: 'pig',
    });
    expect(await first({ ...year, foundedMonth: '1' })).toMatchObject({ zodiacSign: 'pig' });
  });

  test('has a description made of its facts only', async () => {
    const all = { subIndustry: 'Cybersecurity', location: 'Toronto, Canada' };
    expect((await first(all))?.description).toBe('Cybersecurity, based in Toronto, Canada. Founded in 1912.');
    expect((await first({ subIndustry: 'Other' }))?.description).toBe('Technology. Founded in 1912.');
  });

  test('is stored without a URL that is not https', async () => {
    const company = await first({ website: 'http://quux.example', careersUrl: 'javascript:alert(1)' });
    expect(company).toMatchObject({ website: null, careersUrl: null });
  });

  test('that is wrong is refused with the reason, and the others are imported', async () => {
    const given = await fileOf(
      { name: 'Right' },
      { name: 'No Day', foundedMonth: '2', foundedDay: '30' },
      { name: 'No Year', foundedYear: 'long ago' },
      { name: '' },
      { name: 'RIGHT' },
    );
    const report = await importCompanies(db, given);
    expect(report.added).toEqual(['Right']);
    expect(report.refused).toEqual([
      { name: 'No Day', reason: 'There is no such day as the date 1912-2-30; a date is YYYY-MM-DD.' },
      { name: 'No Year', reason: 'long ago is not a number.' },
      { name: '(none)', reason: 'It has no name.' },
      { name: 'RIGHT', reason: 'An earlier row has the same name.' },
    ]);
  });
});

describe('a later start', () => {
  test('updates a corrected company, adds a new one, and hides one that left the file', async () => {
    await importCompanies(db, await fileOf({ name: 'Quux', location: 'Here' }, { name: 'Gone' }));
    const given = await fileOf({ name: 'QUUX', location: 'There' }, { name: 'Quuz' });
    expect(await importCompanies(db, given)).toEqual({
      added: ['Quuz'],
      changed: ['QUUX'],
      removed: ['Gone'],
      refused: [],
    });
    const companies = await stored();
    expect(companies.find(({ slug }) => slug === 'quux')).toMatchObject({ name: 'QUUX', location: 'There' });
    expect(companies.find(({ name }) => name === 'Gone')?.hiddenAt).toBeInstanceOf(Date);
    expect(await importCompanies(db, await fileOf({ name: 'Gone' }))).toMatchObject({ changed: ['Gone'] });
    expect((await stored()).find(({ name }) => name === 'Gone')?.hiddenAt).toBeNull();
  });

  test('hides a company that is now another name of a shown one, and redirects its address', async () => {
    const both = [{ name: 'Grain Global' }, { name: 'Grain' }];
    await importCompanies(db, await fileWithSame({ Grain: 'Grain Global' }, ...both));
    const slugs = { hidden: 'grain', shown: 'grain-global' };
    expect((await companyFacts(db, slugs.hidden))?.slug).toBe(slugs.shown);
    // This slug belongs to no name, so only the hidden row can lead to the shown row.
    await db
      .updateTable('companies')
      .set({ slug: 'grain-global-2' })
      .where('slug', '=', slugs.shown)
      .execute();
    await importCompanies(db, await fileWithSame({ 'Grain Global': 'Grain' }, ...both));
    expect((await companyFacts(db, 'grain-global-2'))?.slug).toBe('grain');
    expect((await companyFacts(db, 'grain'))?.slug).toBe('grain');
    const grain = (await stored()).filter(({ name }) => name.startsWith('Grain'));
    expect(grain.map(({ name, hiddenAt }) => [name, hiddenAt === null])).toEqual([
      ['Grain', true],
      ['Grain Global', false],
    ]);
  });

  test('refuses a company that duplicates a hidden one', async () => {
    const given = await fileWithSame(
      { One: 'Two', Two: 'One', Three: 'Nobody' },
      { name: 'One' },
      { name: 'Two' },
      { name: 'Three' },
    );
    const { added, refused } = await importCompanies(db, given);
    expect(added).toEqual([]);
    expect(refused.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
      'One: It is the same company as "Two", which is not shown.',
      'Two: It is the same company as "One", which is not shown.',
      'Three: It is the same company as "Nobody", which is not shown.',
    ]);
  });

  test('does not change companies that a refresh added', async () => {
    await importCompanies(db, await fileOf({ name: 'Scraped', careersUrl: 'https://old.example' }));
    await db
      .updateTable('companies')
      .set({ careersUrl: 'https://new.example', scrapedAt: new Date() })
      .where('name', '=', 'Scraped')
      .execute();
    const again = await fileOf({ name: 'Scraped', careersUrl: 'https://old.example' });
    expect(await importCompanies(db, again)).toMatchObject({ changed: [] });
    expect((await importCompanies(db, await fileOf({ name: 'Other' }))).removed).not.toContain('Scraped');
    expect((await stored()).find(({ name }) => name === 'Scraped')?.careersUrl).toBe('https://new.example');
  });

  test('reads no companies that a refresh added, however many there are', async () => {
    const given = await fileOf({ name: 'In the file' });
    await importCompanies(db, given);
    await sql`
      insert into companies (name, source_key, founded_year, zodiac_sign, source, scraped_at)
      select 'Refreshed ' || n, 'refreshed ' || n, 1912, 'rat', 'test', now() from generate_series(1, 3000) as n`.execute(
      db,
    );
    let described = 0;
    const countRows: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        described += result.rows.filter((row) => 'description' in row).length;
        return result;
      },
    };
    expect(await importCompanies(db.withPlugin(countRows), given)).toEqual(nothing);
    expect(described).toBe(1);
    await sql`delete from companies where source = 'test'`.execute(db);
  });
});
