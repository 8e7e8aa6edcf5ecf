import { compatibility, zodiacSignIds } from '@org/zodiac-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

let app: RunningApp;
let paid: Person;
beforeAll(async () => {
  app = await startApp();
  paid = await app.as('paid');
});
afterAll(() => app.close());

async function company(slug: string) {
  const { status, body } = await paid.call('GET /api/companies/{slug}', { params: { slug } });
  expect([slug, status]).toEqual([slug, 200]);
  return body;
}

describe('the details of a company', () => {
  test('have its facts with their sources, the coordinates from GeoNames', async () => {
    const { company: bmw, movedTo, sources } = await company('bmw');
    expect(bmw).toMatchObject({
      name: 'BMW',
      legalName: 'Bayerische Motoren Werke AG',
      foundedYear: 1916,
      zodiacSign: 'dragon',
      formerNames: ['Bayerische Flugzeugwerke'],
      city: 'Munich',
      latitude: 48.1374,
      exchange: 'Deutsche Börse Xetra',
      listingSymbol: 'BMW',
    });
    expect(movedTo).toBeNull();
    expect(sources).toContainEqual({
      facts: 'City coordinates and region',
      source: 'GeoNames',
      licence: 'CC BY 4.0',
      url: 'https://www.geonames.org/',
    });
  });

  test('have the numbers of shown companies of the same sign, industry and year', async () => {
    const { company: bmw, standing } = await company('bmw');
    const shown = () =>
      app.db
        .selectFrom('companies')
        .where('hiddenAt', 'is', null)
        .select(({ fn }) => fn.countAll<string>().as('count'));
    const ofSign = shown().where('zodiacSign', '=', 'dragon');
    const ofKind = ofSign.where('industry', '=', bmw.industry);
    const counts = await Promise.all(
      [
        shown(),
        ofSign,
        shown().where('industry', '=', bmw.industry),
        ofKind,
        shown().where('foundedYear', '<', 1916),
        shown().where('foundedYear', '=', 1916).where('slug', '<>', 'bmw'),
      ].map(async (query) => Number((await query.executeTakeFirstOrThrow()).count)),
    );
    const { total, ofKindBySign } = standing;
    const { ofSign: dragons, older, asOld } = standing.groups.find(({ by }) => by === 'all') ?? {};
    const inIndustry = ofKindBySign.reduce((sum, count) => sum + count, 0);
    const dragonsInIndustry = ofKindBySign[zodiacSignIds.indexOf('dragon')];
    expect([total, dragons, inIndustry, dragonsInIndustry, older, asOld]).toEqual(counts);
  });

  test('count the company within its country and its trade, whatever the trade is called', async () => {
    const { company: bmw, standing } = await company('bmw');
    const group = (by: string) => standing.groups.find((each) => each.by === by);
    const inTrade = app.db
      .selectFrom('companies')
      .where('hiddenAt', 'is', null)
      .where('subIndustry', 'in', [
        'Auto Manufacturers',
        'Auto Manufacturers - Major',
        'Automobile Manufacturers',
        'Automobiles',
      ]);
    const count = async (query: typeof inTrade) =>
      Number(
        (await query.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()).count,
      );
    const inCountry = inTrade.where('country', '=', 'Germany');
    expect(group('branch')).toMatchObject({
      count: await count(inTrade),
      older: await count(inTrade.where('foundedYear', '<', 1916)),
      asOld: (await count(inTrade.where('foundedYear', '=', 1916))) - 1,
      ofSign: await count(inTrade.where('zodiacSign', '=', 'dragon')),
    });
    expect(group('branch-of-country')?.count).toBe(await count(inCountry));
    expect(group('country')?.others).toEqual([]);
    const names = group('branch')?.others.map(({ name }) => name) ?? [];
    expect(names).toHaveLength(3);
    expect(names).not.toContain(bmw.name);
    const endedOrUncertain = await app.db
      .selectFrom('companies')
      .select('name')
      .where('name', 'in', names)
      .where((eb) =>
        eb.or([
          eb('status', 'in', ['closed', 'bankrupt', 'merged']),
          eb.and([eb('foundedDay', 'is', null), eb(eb.fn.coalesce('foundedMonth', eb.lit(1)), '<', 3)]),
        ]),
      )
      .execute();
    expect(endedOrUncertain).toEqual([]);
    const years = group('branch')?.others.map(({ year }) => Math.abs(year - 1916)) ?? [];
    expect(Math.max(...years)).toBeLessThan(12);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
  });

  test('name the rival of the company', async () => {
    const { standing } = await company('bmw');
    const rival = standing.groups.find(({ by }) => by === 'rival');
    expect(rival?.others).toMatchObject([{ name: 'Mercedes-Benz Group', zodiacSign: 'dog', year: 1886 }]);
  });

  test('name a rival that is shown, for every row that has one', async () => {
    const { rows } = await sql<{ name: string }>`
      select name from companies as own where rival is not null and hidden_at is null and not exists
        (select from companies as other where source_key = lower(own.rival) and hidden_at is null)
      union all select name from car_brands as own where rival is not null and not exists
        (select from car_brands as other where lower(name) = lower(own.rival) and hidden_at is null)
      union all select name from us_states as own where not exists
        (select from us_states as other where lower(name) = lower(own.rival) and hidden_at is null)`.execute(
      app.db,
    );
    expect(rows).toEqual([]);
  });

  test('name the companies of the same founder', async () => {
    const { standing } = await company('spacex');
    const founders = standing.groups.find(({ by }) => by === 'founders');
    expect(founders?.others.map(({ name }) => name)).toContain('Neuralink');
    expect(founders?.count).toBeGreaterThan(1);
  });

  test('name the companies that the company owns with another', async () => {
    const { standing } = await company('icici-bank');
    const owned = standing.groups.find(({ by }) => by === 'owned');
    expect(owned?.others.map(({ name }) => name)).toEqual(['ICICI Prudential Life Insurance']);
  });

  test('name the source of the date and of the founders', async () => {
    const { company: nintendo, sources } = await company('nintendo');
    expect(nintendo.founders.length).toBeGreaterThan(0);
    const sourceOf = (label: string) => sources.find(({ facts }) => facts === label)?.source;
    expect(sourceOf('Founded')).toMatch(/^A widely published date/);
    expect(sourceOf('Founders')).toMatch(/only names that are certain$/);
    const { sources: ofYear } = await company('1password');
    expect(ofYear.find(({ facts }) => facts === 'Founded')?.source).toBe('Curated from general knowledge');
  });

  test('state both signs if only the year is known, and one sign if the day is known', async () => {
    expect((await company('1password')).company).toMatchObject({
      zodiacSign: 'rooster',
      otherSign: 'monkey',
    });
    expect((await company('pixar')).company).toMatchObject({
      foundedDay: 3,
      zodiacSign: 'ox',
      otherSign: null,
    });
  });

  test.each([
    ['facebook', 'meta'],
    ['google', 'alphabet'],
    ['daimler', 'mercedes-benz-group'],
    ['anthem', 'elevance-health'],
    ['general-electric', 'ge-aerospace'],
    ['tik-tok', 'bytedance'],
  ])('are found by another name: %s is %s', async (slug, movedTo) => {
    const details = await company(slug);
    expect([details.movedTo, details.company.slug]).toEqual([movedTo, movedTo]);
  });

  test('name the buyer of an acquired company, and no listing', async () => {
    expect((await company('kellanova')).company).toMatchObject({
      status: 'acquired',
      statusYear: 2025,
      parent: 'Mars',
      listingSymbol: null,
    });
  });

  test('have neighbors of the same year and industry by the rules of the signs', async () => {
    const { company: google, neighbours } = await company('alphabet');
    expect(neighbours.sameYear.map(({ year }) => year)).toEqual(Array.from({ length: 6 }, () => 1998));
    for (const [relation, kinds] of [
      ['sameSign', ['same-sign']],
      ['inHarmony', ['six-harmony', 'three-harmonies']],
      ['acrossTheWheel', ['six-clash']],
    ] as const) {
      expect(neighbours[relation].length).toBeGreaterThan(0);
      for (const { zodiacSign, kind, slug } of neighbours[relation]) {
        expect(kind).toBe('Technology');
        expect(slug).not.toBe('alphabet');
        expect(kinds).toContain(compatibility(google.zodiacSign, zodiacSign).basis);
      }
    }
  });

  test.each(['no-such-company', 'amazonn'])('of %s are not found', async (slug) => {
    const { status } = await paid.call('GET /api/companies/{slug}', { params: { slug } });
    expect(status).toBe(404);
  });

  test('of a hidden company are not found', async () => {
    const hidden = { hiddenAt: new Date() };
    await app.db.updateTable('companies').set(hidden).where('slug', '=', 'oatly').execute();
    expect((await paid.call('GET /api/companies/{slug}', { params: { slug: 'oatly' } })).status).toBe(404);
  });
});

test('a car brand is found by a nickname too, and names the company of the same name', async () => {
  const { body } = await paid.call('GET /api/car-brands/{slug}', { params: { slug: 'chevy' } });
  expect(body).toMatchObject({
    movedTo: 'chevrolet',
    carBrand: { name: 'Chevrolet', foundedDay: 3, zodiacSign: 'pig', otherSign: null },
  });
  expect(body.carBrand.models).toContainEqual({ name: 'Corvette', year: 1953 });
  const bmw = await paid.call('GET /api/car-brands/{slug}', { params: { slug: 'bmw' } });
  expect(bmw.body.company).toEqual({ slug: 'bmw', name: 'BMW', foundedYear: 1916 });
});

test('a state is found by its abbreviation too', async () => {
  const { body } = await paid.call('GET /api/us-states/{slug}', { params: { slug: 'az' } });
  expect(body).toMatchObject({
    movedTo: 'arizona',
    usState: { name: 'Arizona', statehoodDay: 14, admissionOrder: 48, motto: 'Ditat Deus' },
  });
  expect(body.neighbours.acrossTheWheel.map(({ zodiacSign }) => zodiacSign)).toContain('snake');
});
