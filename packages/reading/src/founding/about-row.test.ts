import { text as contentText } from '@org/content/rows';
import { zodiacSignIds } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import { foundings, shownNameOf, type FoundingOfFile } from '../test/foundings.ts';
import { standingOf } from '../test/standing-of.ts';
import { countWords } from '../words/grammar.ts';
import { aboutRow } from './about-row.ts';
import { foundingRules } from '../founding-rules.ts';
import { factsOfFounding } from './founding-facts.ts';
import { hasEnded } from './subject.ts';
import { tradeOf } from '@org/content/trade-of';
import { whatItIs } from './what-it-is.ts';
import { foundingWithPerson } from './with-reader.ts';

const presentYear = 2026;
const one = { companies: 'company', 'car brands': 'car brand', states: 'state' } as const;

/** The text of the page of a row for a reader who is a Fire Rat. */
function pageOf(row: FoundingOfFile) {
  const { list, kind } = row;
  const standing = standingOf(row);
  const name = shownNameOf(row);
  const about = aboutRow({ ...row, name }, { one: one[list], several: list, kind, standing }, presentYear);
  const { facts, opening, story, tradition, compared, sign } = about;
  const reader = { sign: 'rat', element: 'Fire' } as const;
  const match = foundingWithPerson(
    { name, sign: facts.sign.id, element: facts.element, hasEnded: about.hasEnded },
    reader,
  );
  return {
    own: [opening, story, tradition?.text ?? '', compared, match.text],
    ofSign: sign.text,
    groups: standing.groups,
    rules: [tradition, match, sign].flatMap((each) => each?.rule ?? []),
  };
}

const pages = foundings.map((row) => ({ name: row.name, ...pageOf(row) }));

test('only the paragraph of the sign appears on 20 pages or more', () => {
  const counts = new Map<string, number>();
  for (const { own } of pages) for (const text of own) counts.set(text, (counts.get(text) ?? 0) + 1);
  expect([...counts].filter(([text, count]) => text !== '' && count >= 20)).toEqual([]);
  expect(pages.length).toBeGreaterThan(4_000);
});

test('a page has 80 to 250 words of whole sentences', () => {
  const unfinished = /undefined|null|NaN|\[object|\{\w+\}|\s\s|\.\.|,,|\s[.,;:]|\|/;
  const problems = pages.flatMap(({ name, own, ofSign }) => {
    const text = [...own, ofSign].filter((each) => each !== '').join('\n');
    const words = countWords(text);
    return [
      ...(words < 80 || words > 250 ? [`${words} words`] : []),
      ...(unfinished.exec(text) ?? []),
      ...text.split('\n').filter((each) => !/[.!?”)]$/.test(each)),
    ].map((problem) => `${name}: ${problem}`);
  });
  expect(problems).toEqual([]);
});

test('the first sentence of a page is on no other page', () => {
  const first = Map.groupBy(pages, ({ own: [opening = ''] }) => opening.split(/(?<=\w{3}\.) (?=[A-Z])/)[0]);
  expect([...first].filter(([, { length }]) => length > 1).map(([sentence]) => sentence)).toEqual([]);
});

test('a page opens with what its company or brand is, does or is known for', () => {
  const openings: readonly (readonly [name: string, opening: RegExp])[] = [
    ['Zippo', /^Zippo is a toolmaker based in Bradford, Pennsylvania, known for windproof lighters\./],
    ['Gulf Air', /^Gulf Air is the flag carrier of Bahrain, based in Muharraq\./],
    ['Trivago', /^Trivago is a travel company .*, Germany\. It compares hotel prices\./],
    ['Perodua', /^Perodua is Malaysia's best-selling car brand\. Its head office is in Rawang\./],
    [
      'The Times',
      /^The Times is a newspaper based in London, United Kingdom\. It is the first to be called Times\./,
    ],
    ['Aer Lingus', /^Aer Lingus is an Irish airline with shamrock tails, based in Dublin\./],
    ['AltaVista', /^AltaVista was the leading web search before Google, based in Palo Alto, California\./],
    ['Delta Air Lines', /^Delta Air Lines is an airline with its hub in Atlanta\./],
    ['PNC Financial Services', /^PNC Financial Services is a bank in Pennsylvania based in Pittsburgh\./],
    ['Greenhouse Software', /^Greenhouse Software, based in New York, is known for recruiting software\./],
    ['Policybazaar', /^Policybazaar, based in Gurugram, India, compares insurance\./],
  ];
  for (const [name, opening] of openings)
    expect(pages.find((page) => page.name === name)?.own[0]).toMatch(opening);
  const untold = foundings.filter(
    ({ knownFor }, at) =>
      knownFor &&
      !knownFor.split('; ').every((each) => pages[at]?.own[0]?.includes(each.replace(/^is /, ''))),
  );
  expect(untold.map(({ name, knownFor }) => `${name}: ${knownFor}`)).toEqual([]);
});

test('the words after “known for” fit into a sentence', () => {
  const faults: readonly RegExp[] = [
    // A list after a colon or without “and” breaks the sentence. A title of a game may have a colon.
    /^is [^;]*:|\p{Ll}: \p{L}+(?:,| and )/u,
    /^(?!.* and\b).+, .+, /,
    /^is \p{Ll}+s /u,
    /\b(?:an? an?|the the|is is|its its)\b/i,
    /^(?:checks|kept|serves|offers|gives|became|has|had|were|are) /,
    // These words begin no name in the files.
    /^(?:Online|Women's|Men's|Children's|Software|Insurance|Payments|Cars|Beer|Banks?|Marketplace|Maker|Owner|Largest|Oldest|Shops) /,
  ];
  const found = foundings.flatMap(({ name, knownFor }) =>
    (knownFor?.split('; ') ?? [])
      .filter((each) => faults.some((fault) => fault.test(each)))
      .map((each) => `${name}: ${each}`),
  );
  expect(found).toEqual([]);
});

test('a story begins with a verb in the past tense, and a page tells it once', () => {
  const stories = foundings.flatMap(({ name, story }, at) =>
    story ? [{ name, story, page: pages[at] }] : [],
  );
  expect(stories.length).toBeGreaterThan(900);
  const startedBy = 'was started by ';
  // Who started it is told in the sentence on the founders.
  const toldOf = (story: string): string =>
    story.startsWith(startedBy) ? story.slice(startedBy.length) : `It ${story.replace(/\.$/, '')}.`;
  const faults = stories.filter(
    ({ story, page }) =>
      !/^\p{Ll}+ [^;]+$/u.test(story) ||
      /^(?:is|its|the|has|are) /.test(story) ||
      (page?.own.join(' ').split(toldOf(story)).length ?? 0) !== 2,
  );
  expect(faults.map(({ name, story }) => `${name}: ${story}`)).toEqual([]);
});

test('a story of the founders replaces or ends the list of them, so that they are told once', () => {
  const storyOf = (name: string) => pages[foundings.findIndex((row) => row.name === name)]?.own.join(' ');
  expect(storyOf('Cisco')).toContain(
    'was founded on December 10, 1984 by Leonard Bosack and Sandy Lerner, two Stanford computer managers who',
  );
  expect(storyOf('Procter & Gamble')).toContain(
    'was founded on October 31, 1837. It was started by two brothers-in-law, the candle maker William Procter',
  );
  expect(storyOf('Vanguard Group')).toContain('on May 1, 1975. It was started by John C. Bogle after');
});

test('a phrase that was stored as its own line is told in a sentence', () => {
  const subject = {
    name: 'It',
    began: 'was founded',
    date: { year: 1990 },
    endedYear: null,
    field: { of: 'trade', industry: 'Energy', branch: 'Oil & Gas Integrated' },
    seat: 'Oslo, Norway',
    city: 'Oslo',
    country: 'Norway',
  } as const;
  const told = (knownFor: string) => whatItIs({ ...subject, knownFor });
  expect(told('A trader of oil.')).toBe('It is a trader of oil based in Oslo, Norway.');
  expect(told('The first oil company of Norway')).toBe(
    'It is the first oil company of Norway, based in Oslo.',
  );
  expect(told('Trades grain and metals')).toMatch(
    /^It is an oil and gas company .*\. It trades grain and metals\.$/,
  );
  expect(told('Trades oil and metals')).toBe('It, based in Oslo, Norway, trades oil and metals.');
  expect(told('The Sandbox')).toMatch(/, known for The Sandbox\.$/);
});

test('a page says that its date is the date of a merger, or that accounts differ on the year', () => {
  const storyOf = (name: string) => pages.find((page) => page.name === name)?.own[1];
  expect(storyOf('Citigroup')).toContain(
    'That is the date of the merger that formed it, and its parts are older.',
  );
  expect(storyOf('Great Wall Motor')).toContain('Accounts differ on the year: some count from a forerunner');
  expect(storyOf('Great Wall Motor')).not.toContain('If it was founded');
});

test('few pages begin with nothing but a trade and a place', () => {
  const plain = pages.filter(
    ({ own: [opening = ''] }, at) => !foundings[at]?.knownFor && !/[.)] [A-Z]/.test(opening),
  );
  expect(plain.length / pages.length).toBeLessThan(0.1);
});

test('a page has no alarming text, no advice about money, and no count of sixty-year rounds', () => {
  const alarming =
    /\b(kill\w*|death|dead|die[sd]?|danger\w*|disaster\w*|illness\w*|misfortune\w*|curse\w*|doom\w*|unlucky|beware)\b/i;
  const advising = /\b(invest|profitable|buy shares|fortune)\b/i;
  const cycles = /\bround of|\b(of|in) the sixty|本命年|納音|[甲乙丙丁戊己庚辛壬癸]/;
  const patterns = [alarming, advising, cycles];
  const names = foundings.flatMap(({ name, founders = [], formerNames = [], owner, knownFor }) =>
    [
      name,
      ...founders,
      ...formerNames,
      owner ?? '',
      ...(knownFor?.replaceAll(/(^|; )is /g, '$1').split('; ') ?? []),
    ].filter((each) => patterns.some((p) => p.test(each))),
  );
  const said = pages.flatMap(({ own: [opening, , ...own], ofSign }) =>
    [opening, ...own, ofSign].flatMap((text = '') => {
      const unnamed = names.reduce((left, name) => left.replaceAll(name, ''), text);
      return patterns.flatMap((pattern) => pattern.exec(unnamed)?.[0] ?? []);
    }),
  );
  expect(said).toEqual([]);
});

test('every rule of a page is known with its source', () => {
  const ids = new Set(pages.flatMap(({ rules }) => rules));
  expect([...ids].filter((id) => !Object.hasOwn(foundingRules, id))).toEqual([]);
  expect(ids.size).toBe(4);
});

test('every company has an industry, whose reason names its element', () => {
  const trades = foundings.flatMap(({ name, field }) =>
    field.of === 'trade' ? [{ name, trade: tradeOf(field.industry, field.branch) }] : [],
  );
  expect(trades.filter(({ trade }) => !trade)).toEqual([]);
  const known = new Map(trades.flatMap(({ trade }) => (trade ? [[trade.id, trade.element] as const] : [])));
  const wrong = [...known].filter(
    ([id, element]) => !contentText(`trades.${id}`).match(`belongs? to ${element}\\b`),
  );
  expect(wrong).toEqual([]);
  expect(known.size).toBeGreaterThan(30);
});

test('a company’s story has its facts, and it is called the oldest of its trade', () => {
  const nintendo = aboutRow(
    {
      name: 'Nintendo',
      began: 'was founded',
      date: { year: 1889, month: 9, day: 23 },
      endedYear: null,
      field: { of: 'trade', industry: 'Media', branch: 'Electronic Gaming & Multimedia' },
      founders: ['Fusajiro Yamauchi'],
      formerNames: ['Marufuku'],
      seat: 'Kyoto, Japan',
      city: 'Kyoto',
      country: 'Japan',
    },
    {
      one: 'company',
      several: 'companies',
      kind: 'Media',
      standing: {
        total: 3800,
        ofKindBySign: [20, 40, 20, 20, 20, 20, 20, 20, 20, 20, 20, 25],
        groups: [
          {
            by: 'branch',
            count: 81,
            older: 0,
            asOld: 0,
            ofSign: 6,
            others: [{ name: 'Sega', zodiacSign: 'rat', year: 1900 }],
          },
        ],
        ranks: [],
      },
    },
    presentYear,
  );
  expect(nintendo.story).toBe(
    'Nintendo was founded on September 23, 1889 by Fusajiro Yamauchi. It used to be called Marufuku. Its year makes it an Earth Ox.',
  );
  expect(nintendo.tradition?.text).toBe(
    'As an Ox, Nintendo is expected to win its audience slowly and keep it. Play belongs to Fire, because it warms people up and puts them on show.',
  );
  expect(nintendo.chart).toEqual({
    caption: 'Companies in media by sign',
    counts: [20, 40, 20, 20, 20, 20, 20, 20, 20, 20, 20, 25],
  });
  expect(nintendo.opening).toBe(
    'Nintendo is a game company based in Kyoto, Japan. It is the oldest of the 81 game companies listed here.',
  );
  expect(nintendo.compared).toBe(
    'Sega, another game company, is a Rat, said to notice early what people will want next. Tradition counts Ox and Rat as the closest pair of signs (六合).',
  );
});

test('the tradition of a row names its sign and a deed, and expects nothing of one that has ended', () => {
  const other = foundings.filter((row, at) => {
    const verb = hasEnded(row) ? 'was said' : 'is expected';
    return !new RegExp(`^As an? [A-Z]\\w+, .+ ${verb} to [^.]+\\. `).test(pages[at]?.own[2] ?? '');
  });
  expect(other.map(({ name }) => name)).toEqual([]);
});

const comparedOf = (name: string) => pages[foundings.findIndex((row) => row.name === name)]?.own[3];

test('every rival is another row of its file that has not ended', () => {
  const rows = foundings.filter(({ rival }) => rival !== null);
  const wrong = rows.filter(
    ({ list, name, rival }) =>
      rival === name || !foundings.some((row) => row.list === list && row.name === rival && row.lasts),
  );
  expect(wrong.map(({ name, rival }) => `${name}: ${rival}`)).toEqual([]);
  expect(rows.length).toBeGreaterThan(900);
  expect(rows.filter(({ list }) => list === 'states')).toHaveLength(50);
});

test('a page compares its row with its rival by sign, and without one by number', () => {
  expect(comparedOf('Ferrari')).toMatch(
    /^Its rival Porsche, founded in 1931, is a Goat, said to .+\. Tradition counts Pig and Goat as allies \(三合\)\.$/,
  );
  expect(comparedOf('Kansas')).toMatch(/^Missouri, which joined the Union in 1821, is a Snake, said to /);
  expect(comparedOf('South Dakota')).toBe(
    'North Dakota, which joined the Union in 1889, is an Ox too, said to work its land patiently through long winters.',
  );
  expect(comparedOf('Zippo')).toMatch(/shares its sign with \S+ of \d+ other /);
  const uncompared = pages.filter(({ own }) => own[3] === '');
  expect(uncompared.length / pages.length).toBeLessThan(0.05);
});

test('a company is told in words that fit its trade', () => {
  const tradeIn = (...names: string[]) =>
    foundings.flatMap(({ name, field }) =>
      names.includes(name) && field.of === 'trade' ? (tradeOf(field.industry, field.branch)?.id ?? []) : [],
    );
  expect(tradeIn('Rite Aid')).toEqual(['medicine']);
  expect(tradeIn('Medpace Holdings')).toEqual(['research']);
  expect(tradeIn('Steinway & Sons')).toEqual(['leisure']);
  expect(tradeIn('Humana')).toEqual(['insurance']);
  expect(tradeIn('Transurban')).toEqual(['transport']);
  expect(tradeIn('Würth')).toEqual(['wholesale']);
  expect(tradeIn('First Solar')).toEqual(['power']);
  expect(tradeIn('Carl Zeiss', 'Amcor', 'Carrier Global')).toEqual(['machines', 'machines', 'machines']);
});

test('a row with two owners belongs to both', () => {
  const textOf = (name: string) => pages.find((page) => page.name === name)?.own.join(' ');
  expect(textOf('ICICI Prudential Life Insurance Company')).toContain(
    'It belongs to ICICI Bank and Prudential today.',
  );
  expect(textOf('ICICI Bank')).toContain('It owns ICICI Prudential Life Insurance Company.');
  expect(pages.filter(({ own }) => own.slice(0, 4).join(' ').includes('; '))).toEqual([]);
});

test('a row with a doubtful year is not placed by its age', () => {
  const doubtful = foundings.flatMap(({ yearIs }, at) => (yearIs === 'doubtful' ? (pages[at] ?? []) : []));
  expect(doubtful.length).toBeGreaterThan(10);
  for (const { own } of doubtful) expect(own.join(' ')).not.toMatch(/ (?:oldest|older) (?:of|than) /);
});

test('a company that has merged is described in the past tense, and its story names the company that continues its business', () => {
  const at = foundings.findIndex(({ name }) => name === 'Continental Airlines');
  const [opening, story, ...others] = pages[at]?.own ?? [];
  expect(opening).toMatch(/^Continental Airlines was an airline /);
  expect(story).toMatch(
    / It merged in 2010, and United Airlines Holdings continues its business\. Its year makes it a Wood Dog\.$/,
  );
  expect([opening, ...others].join(' ')).not.toContain('It turns');
});

test('a company that its owner runs under its old name is described in the present tense', () => {
  for (const [name, owner] of [
    ['Gojek', 'GoTo'],
    ['WWE', 'TKO Group Holdings'],
  ]) {
    const [opening, ...others] = pages.find(({ own }) => own[0]?.startsWith(`${name} `))?.own ?? [];
    expect(opening).toContain(`${name} is a`);
    expect([opening, ...others].join(' ')).toContain(`It belongs to ${owner}`);
  }
});

test('a peer that is no rival is named only where both signs are certain and the row has not ended', () => {
  const named = pages.flatMap(({ own }, at) => {
    const row = foundings[at];
    return row && /, another /.test(own[3] ?? '') ? [{ row, text: own[3] }] : [];
  });
  expect(named.length).toBeGreaterThan(500);
  const uncertain = new Set(
    foundings.flatMap((row) =>
      factsOfFounding(row.date).border ? [`${row.list}: ${shownNameOf(row)}`] : [],
    ),
  );
  for (const { row, text } of named) {
    const [, peer = ''] = /^([^.]+), another /.exec(text ?? '') ?? [];
    expect(uncertain).not.toContain(`${row.list}: ${peer}`);
    expect(row.endedYear).toBeNull();
    expect(factsOfFounding(row.date).border).toBeUndefined();
  }
});

test('a page of a row that has ended neither expects anything of it nor advises the reader', () => {
  const ended = foundings.flatMap((row, at) => (hasEnded(row) ? (pages[at]?.own.slice(2) ?? []) : []));
  expect(ended.length).toBeGreaterThan(400);
  expect(
    ended.filter((text) => /is expected to|, so (?:expect|ask|put|get|read|leave|look)/.test(text)),
  ).toEqual([]);
});

test('where New Year’s Day decides, the story names both signs', () => {
  const [tiger, rabbit, horse] = [{ year: 1998 }, { year: 2012, month: 1 }, { year: 2003, month: 1 }].map(
    (date) =>
      aboutRow(
        {
          name: 'It',
          began: 'was founded',
          date,
          endedYear: 2020,
          field: { of: 'cars', category: 'Sports' },
        },
        {
          one: 'car brand',
          several: 'car brands',
          kind: 'Sports',
          standing: {
            total: 9,
            ofKindBySign: [0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0],
            groups: [],
            ranks: [],
          },
        },
        presentYear,
      ),
  );
  expect(tiger?.story).toContain('If it was founded before January 28, 1998, its sign is the Ox.');
  expect(rabbit?.story).toContain('If it was founded on January 23, 2012 or later, its sign is the Dragon.');
  expect(horse?.story).toContain(
    'Its date makes it a Water Horse, because Chinese New Year did not come until February 1, 2003.',
  );
  expect(tiger?.story).toContain('It ended in 2020, after 22 years.');
});

test('a founding is compared with the reader, and with a saved person by name', () => {
  const nintendo = { name: 'Nintendo', sign: 'ox', element: 'Earth' } as const;
  expect(foundingWithPerson(nintendo, { sign: 'rat', element: 'Fire' }).text).toMatch(
    /^You are a Rat, and Nintendo is an Ox\. The two signs are in harmony \(六合\)/,
  );
  expect(foundingWithPerson(nintendo, { sign: 'horse', element: 'Metal' }, 'Ada').text).toMatch(
    /^Ada is a Horse, and Nintendo is an Ox\. Tradition calls this pair a harm \(六害\), which stands for small misunderstandings\.$/,
  );
  for (const a of zodiacSignIds)
    for (const b of zodiacSignIds) {
      const { text } = foundingWithPerson(
        { name: 'It', sign: a, element: 'Wood' },
        { sign: b, element: 'Fire' },
      );
      expect(text).toMatch(/^You.* It.*\. [A-Z].*\.$/);
    }
});

test('the elements of two years are compared in the past tense for a row that has ended', () => {
  const ended = { name: 'Bristol Cars', sign: 'rooster', element: 'Wood', hasEnded: true } as const;
  const reader = { sign: 'goat', element: 'Metal' } as const;
  const start =
    'so it compares the elements of both years. Yours is Metal, and that of Bristol Cars was Wood. Metal controls and cuts wood, so ';
  expect(foundingWithPerson(ended, reader).text).toContain(
    `${start}tradition would have given you the last word.`,
  );
  expect(foundingWithPerson({ ...ended, hasEnded: false }, reader).text).toContain(
    `${start.replace('was Wood', 'is Wood')}tradition gives you the last word.`,
  );
});

test('two years of one sign and one element are said to come once in 60 years', () => {
  const of = (element: 'Metal' | 'Wood') =>
    foundingWithPerson({ name: 'It', sign: 'goat', element }, { sign: 'goat', element: 'Metal' }).text;
  expect(of('Metal')).toContain('Both years are Metal Goat years, which come once in 60 years.');
  expect(of('Wood')).not.toContain('60 years');
});

test('the owner of a row is not called another of its kind', () => {
  const owned = foundings.flatMap(({ name, owner }, at) =>
    owner?.split('; ').some((each) => pages[at]?.own[3]?.includes(`${each}, another `)) ? [name] : [],
  );
  expect(owned).toEqual([]);
});

test('the return of the first year follows the date of the founding', () => {
  const iowa = pages[foundings.findIndex(({ name }) => name === 'Iowa')];
  expect(iowa?.own[0]).not.toContain('2026');
  expect(iowa?.own[1]).toMatch(/The Fire Horse of its first year returns in 2026\. .* once in 60 years\.$/);
});

test('founders of one name are told apart', () => {
  const byFounder = Map.groupBy(
    foundings.flatMap(({ name, founders = [] }) => founders.map((founder) => ({ founder, name }))),
    ({ founder }) => founder,
  );
  for (const founder of ['Richard Chang', 'Harsh Jain', 'Tony Chen'])
    expect((byFounder.get(founder) ?? []).length).toBeLessThan(2);
});
