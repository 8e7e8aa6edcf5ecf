import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompanyFacts } from '#integrations/company-sources/company-sources.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import { companiesDueAtWikidata, forgetFounders, storeWikidataFacts } from './wikidata-facts.ts';

let app: RunningApp;
const now = new Date('2026-11-20T09:00:00Z');
const dayMs = 86_400_000;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function companyWith(slug: string, item: string, facts: object) {
  const company = {
    name: slug,
    slug,
    wikidataId: item,
    foundedYear: 1988,
    zodiacSign: 'dragon',
    source: 'test',
  } as const;
  const [row] = await app.db
    .insertInto('companies')
    .values({ ...company, ...facts })
    .returning('id')
    .execute();
  return row?.id ?? 0;
}
const details = async (slug: string) =>
  (await (await app.as('paid')).call('GET /api/companies/{slug}', { params: { slug } })).body;

test('Wikidata fills the facts that are not curated, with its source, and replaces none', async () => {
  const blank = await companyWith('blank-company', 'Q900000001', {});
  const curated = await companyWith('curated-company', 'Q900000002', {
    founders: ['Ada'],
    knownFor: 'Looms',
    location: 'Lyon, France',
    employeesBand: '51-200',
    employeesYear: 2020,
  });
  const due = (readBefore = now) =>
    companiesDueAtWikidata(app.db, 'dragon', { readBefore, limit: 10_000 }).then((rows) =>
      rows.filter(({ companyId }) => [blank, curated].includes(companyId)),
    );
  const asked = await due();
  expect(asked.map(({ item }) => item)).toEqual(['Q900000001', 'Q900000002']);
  const found: CompanyFacts[] = asked.map(({ item }) => ({
    item,
    description: 'US maker of looms',
    founders: ['Grace', 'Joan'].map((name) => ({ name, bornYear: null, diedYear: null })),
    headOffice: 'Bern',
    employees: { number: 1_500, year: 2024 },
  }));
  await storeWikidataFacts(app.db, asked, { found, now });
  expect(await due()).toEqual([]);
  expect(await due(new Date(now.getTime() + dayMs))).toHaveLength(2);

  const filled = await details('blank-company');
  expect(filled.company).toMatchObject({
    founders: ['Grace', 'Joan'],
    knownFor: 'is a US maker of looms',
    location: 'Bern',
    employeesBand: '1001-10000',
    employeesYear: 2024,
  });
  for (const facts of ['Founders', 'Employees', 'Head office', 'Description'])
    expect(filled.sources).toContainEqual({
      facts,
      source: 'Wikidata',
      licence: 'CC0',
      url: 'https://www.wikidata.org/wiki/Q900000001',
    });
  const kept = await details('curated-company');
  expect(kept.company).toMatchObject({
    founders: ['Ada'],
    knownFor: 'Looms',
    location: 'Lyon, France',
    employeesBand: '51-200',
    employeesYear: 2020,
  });
  expect(kept.sources.map(({ url }) => url)).not.toContain('https://www.wikidata.org/wiki/Q900000002');
});

test('a founder from Wikidata who was not alive at the founding is not shown, but listed for admins', async () => {
  await companyWith('founded-1988', 'Q900000004', { foundedYear: 1988 });
  const asked = (await companiesDueAtWikidata(app.db, 'dragon', { readBefore: now, limit: 10_000 })).filter(
    ({ item }) => item === 'Q900000004',
  );
  const founders = [
    { name: 'Eighteen', bornYear: 1970, diedYear: null },
    { name: 'Seventeen', bornYear: 1971, diedYear: null },
    { name: 'Unborn', bornYear: 1990, diedYear: null },
    { name: 'Died that year', bornYear: 1920, diedYear: 1988 },
    { name: 'Dead', bornYear: 1850, diedYear: 1987 },
    { name: 'Unknown', bornYear: null, diedYear: null },
  ];
  const facts = { item: 'Q900000004', description: null, founders, headOffice: null, employees: null };
  await storeWikidataFacts(app.db, asked, { found: [facts], now });
  const { company } = await details('founded-1988');
  expect(company.founders).toEqual(['Eighteen', 'Died that year', 'Unknown']);

  const admin = await app.as('admin');
  const doubtful = async () =>
    (await admin.call('GET /api/sources', {})).body.doubtfulFounders.filter(
      ({ slug }) => slug === 'founded-1988',
    );
  expect(await doubtful()).toEqual(
    ['Dead (1850–1987)', 'Seventeen (1971–)', 'Unborn (1990–)'].map((founder) => ({
      slug: 'founded-1988',
      name: 'founded-1988',
      foundedYear: 1988,
      item: 'Q900000004',
      founder,
      isNamed: false,
    })),
  );
  // The page names a curated founder with this name first.
  await app.db
    .updateTable('companies')
    .set({ founders: ['Unborn'] })
    .where('slug', '=', 'founded-1988')
    .execute();
  expect((await doubtful())[0]).toMatchObject({ founder: 'Unborn (1990–)', isNamed: true });
  await app.db.updateTable('companies').set({ founders: [] }).where('slug', '=', 'founded-1988').execute();

  await forgetFounders(app.db, ['founded-1988']);
  expect(await doubtful()).toEqual([]);
  expect((await details('founded-1988')).company.founders).toEqual([]);
});

test('Wikidata is not asked again at once about a company that it does not know', async () => {
  await companyWith('unknown-company', 'Q900000003', {});
  const asked = (await companiesDueAtWikidata(app.db, 'dragon', { readBefore: now, limit: 10_000 })).filter(
    ({ item }) => item === 'Q900000003',
  );
  expect(asked).toHaveLength(1);
  await storeWikidataFacts(app.db, asked, { found: [], now });
  const after = await companiesDueAtWikidata(app.db, 'dragon', { readBefore: now, limit: 10_000 });
  expect(after.map(({ item }) => item)).not.toContain('Q900000003');
});
