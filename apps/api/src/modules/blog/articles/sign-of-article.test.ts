import { expect, test } from 'vitest';
import { signOfArticle } from './subjects-of.ts';

const about = (targetKeyword: string, title = '') => signOfArticle({ targetKeyword, title })?.id;

test('an article is about the first sign that its keyword or else its title names', () => {
  expect(about('dragon and rat in love')).toBe('dragon');
  expect(about('Horses at work')).toBe('horse');
  expect(about('year of the sheep')).toBe('goat');
  expect(about('careers', 'What 龙 brings')).toBe('dragon');
  expect(about('careers', 'Work and money')).toBeUndefined();
});

test('English words that equal a sign in pinyin do not name the sign', () => {
  expect(about('why she left', 'A long life: how long, Ma?')).toBeUndefined();
  expect(about('what she does', 'A Tiger at work')).toBe('tiger');
});
