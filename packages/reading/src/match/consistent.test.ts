import { expect, test } from 'vitest';
import { paragraph } from '../paragraph.ts';
import type { Claim, Paragraph } from '../reading.ts';
import { births, matchOf, paragraphsOf } from '../test/matches.ts';
import { about, consistent } from './consistent.ts';
import type { Relation } from './relation.ts';

const relations: readonly (Relation | undefined)[] = [
  'partner',
  'child',
  'parent',
  'sibling',
  'friend',
  'colleague',
  undefined,
];

/** Each person with another one in each relation. */
const pairs = births.flatMap((birth, index) =>
  relations.map((relation, shift) => {
    const other = births[(index * 37 + shift * 11 + 1) % births.length] ?? birth;
    return matchOf({ birth, relation: 'self' }, { birth: other, relation });
  }),
);

test('no two paragraphs of a pair claim different things about one subject', () => {
  for (const match of pairs) {
    const said = new Map<string, string>();
    for (const { subject, value } of paragraphsOf(match).flatMap(({ claims }) => claims)) {
      expect(said.get(subject) ?? value, subject).toBe(value);
      said.set(subject, value);
    }
  }
});

test('a pair reads once about a sharp tone, failed plans, silence, thanks, late choices, holidays, bills, tasks and quarrels', () => {
  const seen = new Set<string>();
  for (const match of pairs) {
    const themes = paragraphsOf(match)
      .flatMap(({ claims }) => claims.map(({ subject }) => subject))
      .filter((subject) => subject.startsWith('theme:'));
    expect(themes).toEqual([...new Set(themes)]);
    for (const theme of themes) seen.add(theme);
  }
  expect([...seen].toSorted()).toEqual(
    ['bill', 'choice', 'holiday', 'misread', 'plans', 'quarrel', 'tasks', 'thanks', 'tone'].map(
      (theme) => `theme:${theme}`,
    ),
  );
});

const saying = (text: string, ...claims: readonly Claim[]): Paragraph =>
  paragraph(text, { rule: 'branches-of-two', because: '', changes: '' }, claims);

test('a paragraph yields to an earlier one that contradicts it or has its theme', () => {
  const home = saying('At ease at home.', { subject: 'life:day', value: 'harmony' });
  const tone = saying('A sharp tone.', about('tone', 'sharp'));
  expect(
    consistent(
      [
        saying('Opposite ways at home.', { subject: 'life:day', value: 'discord' }),
        saying('The same at home.', { subject: 'life:day', value: 'harmony' }),
        tone,
        saying('A sharp tone at home.', about('tone', 'sharp')),
      ],
      [home],
    ).map(({ text }) => text),
  ).toEqual(['The same at home.', 'A sharp tone.']);
});
