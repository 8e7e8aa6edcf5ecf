import { relations, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { fourPillars } from '@org/zodiac-core/pillars';
import { text } from '@org/content/match';
import { expect, test } from 'vitest';
import type { Birth } from '../birth.ts';
import { chartOf } from '../chart.ts';
import { rules } from '../rules.ts';
import { births, matches, matchOf, paragraphsOf, textOf, today, type Somebody } from '../test/matches.ts';

test('every paragraph has a rule with a source, a reason and what would change it, and no two are the same', () => {
  for (const { match } of matches) {
    const paragraphs = paragraphsOf(match);
    expect(match.rules.map(({ id }) => id).toSorted()).toEqual(
      [...new Set(paragraphs.map(({ rule }) => rule))].toSorted(),
    );
    expect(paragraphs.filter(({ rule }) => rules[rule].source.length < 10)).toEqual([]);
    expect(
      paragraphs.filter(
        ({ text: said, because, changes }) =>
          ![said, because, changes].every((each) => /^\p{Lu}.*\.$/su.test(each)) ||
          /undefined|NaN|\s\s|\.\.|[{}]/.test(said),
      ),
    ).toEqual([]);
    expect(new Set(paragraphs.map((each) => each.text)).size).toBe(paragraphs.length);
  }
});

test('no two claims of a match contradict each other, and no pair of pillars is in both “works” and “rubs”', () => {
  for (const { match } of matches) {
    const said = new Map<string, string>();
    for (const { subject, value } of paragraphsOf(match).flatMap(({ claims }) => claims)) {
      expect(said.get(subject) ?? value, subject).toBe(value);
      said.set(subject, value);
    }
    const told = (id: string): string[] =>
      match.sections
        .filter((section) => section.id === id)
        .flatMap(({ paragraphs }) =>
          paragraphs.flatMap(({ claims }) => claims.map(({ subject }) => subject)),
        );
    expect(told('works').filter((subject) => told('rubs').includes(subject))).toEqual([]);
  }
});

test('no match contains an alarm or a forecast', () => {
  const alarming =
    /\b(kill\w*|death|die[sd]?|dead|danger\w*|disaster\w*|doom\w*|illness|sick\w*|divorce\w*|betray\w*|beware|curse\w*|unlucky|never marry|will happen|you will|must not|incompatible)\b/i;
  for (const { match } of matches) expect(textOf(match)).not.toMatch(alarming);
});

test('the paragraphs of “works” and the second point of advice depend on the other person', () => {
  const nora = { birth: { date: '1987-09-14', time: '07:40', name: 'Nora' }, relation: 'self' } as const;
  const others: Somebody[] = [
    { birth: { date: '1985-03-22', time: '18:10', name: 'Daniel' }, relation: 'partner' },
    { birth: { date: '2021-06-03', time: '09:15', name: 'Mia' }, relation: 'child' },
    { birth: { date: '1989-12-30', time: '23:05', name: 'Joan' }, relation: 'friend' },
    { birth: { date: '1974-07-19', time: '11:30', name: 'Victor' }, relation: 'colleague' },
    { birth: { date: '1991-01-08', time: '04:50', name: 'Simon' }, relation: 'sibling' },
    { birth: { date: '1956-10-02', name: 'Ruth' }, relation: 'parent' },
  ];
  const sections = others.map((other) => matchOf(nora, other).sections);
  const told = (id: string): string[][] =>
    sections.map(
      (all) => all.find((section) => section.id === id)?.paragraphs.map((each) => each.text) ?? [],
    );
  const brought = told('works').map((texts) =>
    texts.find((each) => /stands for .*\b(?:[Yy]our chart shows some|[Yy]ou have more)/u.test(each)),
  );
  expect(new Set(brought).size).toBe(others.length);
  expect(brought).not.toContain(undefined);
  expect(new Set(told('do').map(([, second]) => second)).size).toBe(others.length);
  const paragraphs = told('feels').flat();
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
});

test('names a missing time of birth once, and marks what depends on it', () => {
  const ada = { date: '1984-02-04', name: 'Ada' };
  const ben = { birth: { date: '1990-05-15', time: '14:30', name: 'Ben' } };
  const match = matchOf({ birth: ada }, ben);
  expect(match.notes).toEqual([
    text('labels.note.time', { names: 'Ada' }),
    text('labels.note.between', { name: 'Ada', animal: 'Rat', pillar: 'Pig' }),
  ]);
  expect(paragraphsOf(match).some(({ certainty }) => certainty === 'hour')).toBe(true);
  const known = matchOf({ birth: { ...ada, time: '10:00' } }, ben);
  expect(known.notes).toEqual([text('labels.note.between', { name: 'Ada', animal: 'Rat', pillar: 'Pig' })]);
  expect(paragraphsOf(known).filter(({ certainty }) => certainty === 'hour')).toEqual([]);
  const sign = matchOf(ben, { sign: 'rat' });
  expect(sign.notes).toEqual([text('labels.note.sign', { names: 'the Rat' })]);
});

test('a person without an element never has more of it than the other', () => {
  for (const { match } of matches) {
    const said = textOf(match);
    for (const [, element = '', name = ''] of said.matchAll(
      /(\w+) stands for [\w ]+, and (\p{L}[\p{L} ]*?) (?:has|have) more/gu,
    ))
      expect(said).not.toMatch(
        new RegExp(`${element} stands for [^.]*\\. .* and ${name}(?:’s| own)? chart shows none`, 'u'),
      );
  }
  const harold = { birth: { date: '1950-12-24', time: '06:45', name: 'Harold' } };
  const nora = { birth: { date: '2022-02-25', time: '18:10', name: 'Nora' } };
  expect(textOf(matchOf(harold, nora))).toContain(
    'Fire stands for warmth and praise. Harold’s chart shows some and Nora’s chart shows none,',
  );
  expect(textOf(matchOf(harold, nora))).not.toContain('Fire stands for warmth and praise, and Nora has more');
});

test('a match has four sections, and 400 to 700 words if both dates are known', () => {
  for (const { match } of matches) {
    expect(match.sections.map(({ id }) => id)).toEqual(['feels', 'works', 'rubs', 'do']);
    expect(match.sections.filter(({ paragraphs }) => paragraphs.length < 2)).toEqual([]);
  }
  const lengths = matches
    .filter(({ one, other }) => one.birth && other.birth)
    .map(({ match }) => textOf(match).split(/\s+/).length);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(400);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(700);
});

test('names days for company that clash with neither chart, and none if a date is not known', () => {
  const said = textOf(
    matchOf(
      { birth: { date: '1984-06-10', time: '10:00' }, relation: 'self' },
      { birth: { date: '1988-10-07', time: '13:05' }, relation: 'friend' },
    ),
  );
  const days = /Good days for a meeting: (.*?)\./u.exec(said)?.[1]?.match(/\w+ \d+, \d{4}/gu) ?? [];
  expect(days.length).toBeGreaterThan(0);
  for (const day of days) {
    const date = new Date(`${day} UTC`).toISOString().slice(0, 10);
    expect(date > today, day).toBe(true);
    // The year and day signs of the two are Rat and Pig, and Dragon and Goat.
    expect(['horse', 'snake', 'dog', 'ox']).not.toContain(fourPillars({ date }).day.sign);
  }
  expect(textOf(matchOf({ sign: 'rat' }, { sign: 'dragon' }))).not.toContain('Good days');
});

test('each of the 144 pairs of signs has a text, which is the same in either order', () => {
  const openingOf = (one: ZodiacSignId, other: ZodiacSignId) =>
    matchOf({ sign: one, relation: 'partner' }, { sign: other, relation: 'friend' }).sections[0]
      ?.paragraphs[0]?.text;
  const openings = zodiacSignIds.map((one) => zodiacSignIds.map((other) => openingOf(one, other)));
  for (const ofOne of openings) expect(new Set(ofOne).size).toBe(12);
  const swapped = matchOf({ sign: 'rat', relation: 'friend' }, { sign: 'ox', relation: 'partner' });
  expect(swapped.sections[0]?.paragraphs[0]?.text).toBe(
    matchOf({ sign: 'ox', relation: 'partner' }, { sign: 'rat', relation: 'friend' }).sections[0]
      ?.paragraphs[0]?.text,
  );
});

test('no pair opens like another of the same person, unless sign and day element are the same', () => {
  const nameless = (one: Birth, other: Birth): string =>
    matchOf({ birth: { ...one, name: 'A' } }, { birth: { ...other, name: 'B' } }).sections[0]?.paragraphs[0]
      ?.text ?? '';
  const [first, ...others] = births.filter(({ date }) => date < '2008');
  if (!first) throw new Error('There are no births.');
  const openings = new Map<string, Set<string>>();
  for (const other of others) {
    const { sign, dayMaster } = chartOf(other, { today });
    const opening = nameless(first, other);
    openings.set(opening, (openings.get(opening) ?? new Set()).add(`${sign.id} ${dayMaster.element}`));
  }
  // The same sign and day element can have two openings, because a combination also depends on the polarity.
  for (const [opening, causes] of openings) expect([...causes], opening).toHaveLength(1);
  expect(openings.size).toBeGreaterThan(40);
});

test('every sign has the right article, “a” or “an”', () => {
  for (const { match } of matches) expect(textOf(match)).not.toMatch(/\b(a [AEIOU]|an (?!hour)[^aeiou])/);
});

test('for signs without a relation, the section “works” begins with a fact about the two charts', () => {
  const neutral = matches.filter(
    ({
      match: {
        one,
        other,
        pairs: [ofYears],
      },
    }) => one.known !== 'sign' && other.known !== 'sign' && ofYears?.relations.length === 0,
  );
  expect(neutral.length).toBeGreaterThan(20);
  for (const { match } of neutral) {
    const [first] = match.sections.find(({ id }) => id === 'works')?.paragraphs ?? [];
    expect(first?.claims).toHaveLength(1);
  }
});

test('the first sentences say that they come from the signs and from the days of birth', () => {
  const first = matchOf(
    { birth: { date: '1966-12-01', name: 'Ruth' } },
    { birth: { date: '1969-08-02', name: 'Carol' } },
  ).sections[0]?.paragraphs[0]?.text;
  expect(first).toBe(
    'By the year signs, Ruth improvises, and Carol has made a list. In private, by the elements of the birthdays, a promise counts, even one made in passing.',
  );
});

test('the month for a pair is in harmony with both year signs and in conflict with no year or day sign', () => {
  const kindsWith = (birth: Birth, sign: ZodiacSignId) => {
    const { sign: ofYear, pillars } = chartOf(birth, { today });
    const kindsOf = (own: ZodiacSignId) => relations(own, sign).map(({ kind }) => kind);
    return { year: kindsOf(ofYear.id), all: [ofYear.id, pillars.day.sign].flatMap(kindsOf) };
  };
  let count = 0;
  for (const { one, other, match } of matches) {
    const point = match.sections.at(-1)?.paragraphs.find(({ rule }) => rule === 'solar-months')?.text;
    if (!point || !one.birth || !other.birth) continue;
    count += 1;
    const [, date = '', name = ''] =
      /month from (.+) is a good one.* Its sign, the (\w+),/u.exec(point) ?? [];
    expect(Date.parse(`${date} UTC`)).toBeGreaterThan(Date.parse(today));
    const sign = zodiacSignIds.find((id) => id === name.toLowerCase()) ?? 'rat';
    for (const birth of [one.birth, other.birth]) {
      const { year, all } = kindsWith(birth, sign);
      expect(year.some((kind) => kind === 'six-harmony' || kind === 'three-harmonies')).toBe(true);
      for (const kind of ['six-clash', 'six-harm', 'punishment', 'six-destruction'] as const)
        expect(all).not.toContain(kind);
    }
  }
  expect(count).toBeGreaterThan(40);
});
