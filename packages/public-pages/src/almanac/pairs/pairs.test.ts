import { compatibility, relations, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { matchOfSigns } from '@org/reading/match-of-signs';
import { DomUtils } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { almanacPath } from '../../render.tsx';
import { allPairs, nameOfPair } from './pairs.ts';
import { draw, page, parsed } from '../../test/almanac-pages.ts';

test('the page of a pair names every relation with its source, and its sum is the score', () => {
  for (const pair of allPairs) {
    const { text, find } = page(`/compatibility/${nameOfPair(pair)}`);
    for (const { name, pinyin, meaning, source } of relations(...pair))
      for (const part of [name, pinyin, meaning, source]) expect(text).toContain(part);
    const [sum] = find('table');
    const points = DomUtils.getElementsByTagName('td', sum ?? []).map((cell) =>
      Number(DomUtils.textContent(cell).replace('−', '-')),
    );
    const score = compatibility(...pair).score;
    expect(points.at(-1), nameOfPair(pair)).toBe(score);
    expect(points.slice(0, -1).reduce((total, each) => total + each, 0)).toBe(score);
  }
});

test('every page of two different signs has unique facts, and a friend in common is in harmony with both', () => {
  const said = allPairs.flatMap(([a, b]) =>
    a === b ? [] : page(`/compatibility/${nameOfPair([a, b])}`).texts('p'),
  );
  for (const [a, b] of allPairs) {
    if (a === b) continue;
    const paragraphs = page(`/compatibility/${nameOfPair([a, b])}`).texts('p');
    const own = paragraphs.filter((paragraph) => said.indexOf(paragraph) === said.lastIndexOf(paragraph));
    expect(own.length, nameOfPair([a, b])).toBeGreaterThanOrEqual(8);
    const friends = paragraphs.flatMap((paragraph) => /^The (\w+) suits both/.exec(paragraph)?.[1] ?? []);
    const isFriend = (friend: ZodiacSignId) =>
      [a, b].every((sign) => ['six-harmony', 'three-harmonies'].includes(compatibility(sign, friend).basis));
    expect(friends.map((name) => name.toLowerCase())).toEqual(
      zodiacSignIds.filter((id) => id !== a && id !== b && isFriend(id)),
    );
  }
});

test('the page of a pair answers how it feels, what works, what causes friction and what to do', () => {
  const answers = new Set<string>();
  for (const pair of allPairs) {
    const { texts, text, find } = page(`/compatibility/${nameOfPair(pair)}`);
    expect(texts('h2').slice(0, 4)).toEqual([
      'How it feels',
      'What works',
      'What is difficult',
      'What to do',
    ]);
    const match = matchOfSigns(...pair);
    for (const said of match.sections.flatMap(({ texts: all }) => all)) expect(text).toContain(said);
    const words = match.sections
      .flatMap(({ texts: all }) => all)
      .join(' ')
      .split(' ').length;
    expect(words, nameOfPair(pair)).toBeGreaterThan(180);
    expect(text).not.toMatch(/(first|second) person/i);
    expect(find('h1')).toHaveLength(1);
    answers.add(match.opening);
  }
  expect(answers.size).toBe(allPairs.length);
});

test('a score of the matrix names its relation, and its outline tells harmony from conflict', () => {
  const cells = page('/signs')
    .find('a')
    .filter(({ attribs }) => attribs['data-tone'] !== undefined);
  expect(cells).toHaveLength(144);
  const cellOf = (label: string) => cells.find(({ attribs }) => attribs['aria-label'] === label)?.attribs;
  expect(cellOf('Rat and Ox: 95, harmony and neighbors in one season')?.['data-tone']).toBe('good');
  expect(cellOf('Rat and Horse: 20, clash')?.['data-tone']).toBe('hard');
  expect(cellOf('Rat and Dog: 60, no relation')?.['data-tone']).toBe('even');
});

describe('the page of several signs', () => {
  const several = parsed(draw('/compatibility/rat-rat-dragon-horse-monkey'));

  test('has each pair once, with its score, its relations and its page', () => {
    const paths = several
      .find('table')
      .flatMap((table) => DomUtils.getElementsByTagName('a', table).map(({ attribs }) => attribs.href));
    expect(paths).toEqual(
      [
        'rat-rat',
        'rat-dragon',
        'rat-horse',
        'rat-monkey',
        'dragon-horse',
        'dragon-monkey',
        'horse-monkey',
      ].map((pair) => `/compatibility/${pair}`),
    );
    expect(several.texts('h1')).toEqual(['Two Rats, Dragon, Horse and Monkey']);
    expect(several.text).toContain('clash');
    expect(several.text).toContain(String(compatibility('rat', 'dragon').score));
  });

  test('names a triad whose three signs are all present, and is not listed by search engines', () => {
    expect(several.text).toContain('Rat, Dragon and Monkey');
    expect(several.text).toContain('stand for the element Water');
    expect(parsed(draw('/compatibility/rat-ox-pig')).text).toContain(
      'Rat, Ox and Pig are the three signs of one season.',
    );
    expect(several.meta('robots')).toBe('noindex');
    expect(page('/compatibility/rat-ox').meta('robots')).toBeUndefined();
  });

  test('has one address for every order of its signs', () => {
    expect(almanacPath('/compatibility/horse-rat-monkey-dragon-rat')).toBe(
      '/compatibility/rat-rat-dragon-horse-monkey',
    );
    for (const none of ['rat-ox-cat', 'rat--ox', 'rat-ox-', Array(9).fill('rat').join('-'), 'rat-ox-pig/x'])
      expect(almanacPath(`/compatibility/${none}`)).toBeUndefined();
  });
});
