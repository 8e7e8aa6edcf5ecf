import { expect, test } from 'vitest';
import { linkKeywords } from './link-keywords.ts';
import { LinkTargets } from './live-links.ts';
import { hubsOf, subjectsOf, signOfArticle } from './subjects-of.ts';

const about = (targetKeyword: string, title = '') => ({ targetKeyword, title });

test.each([
  ['dragons and the rooster in love', ['sign dragon', 'sign rooster', 'pair dragon-rooster']],
  ['rooster dragon match', ['sign rooster', 'sign dragon', 'pair dragon-rooster']],
  ['fire horse 1966', ['sign horse', 'year 1966', 'element fire']],
  ['life path number 7 meaning', ['number 7']],
  ['is tesla a pig company', ['sign pig', 'data companies']],
  ['how the calendar works', []],
])('the subjects of %j are %j', (keyword, subjects) => {
  expect([...subjectsOf(about(keyword))].toSorted()).toEqual(subjects.toSorted());
});

const nothing = new LinkTargets([]);
test.each([
  ['fire element', 'The element is Fire here.', '/elements'],
  ['life path number 7', 'Of life path 7 it is said so.', '/numbers'],
  ['car brands of the ox', 'Of all car brands few are old.', '/data'],
])('an article on %j links to the page on its subject', (keyword, text, path) => {
  expect(linkKeywords(`<p>${text}</p>`, nothing, { hubs: hubsOf(about(keyword)) }).html).toContain(
    `<a href="${path}">`,
  );
});

test('an article links to the pages of the almanac on its subjects, once, and never in a heading', () => {
  const article = about('dragon and monkey compatibility');
  const html =
    '<h2>Dragon and Monkey</h2><p>Dragon and Monkey agree. The Dragon leads, a dragon in a tale does not. A Monkey jokes; a Monkey laughs.</p>';
  const once = linkKeywords(html, nothing, { hubs: hubsOf(article) });
  expect(once.html).toBe(
    '<h2>Dragon and Monkey</h2><p><a href="/compatibility/dragon-monkey">Dragon and Monkey</a> agree. The <a href="/signs/dragon">Dragon</a> leads, a dragon in a tale does not. A <a href="/signs/monkey">Monkey</a> jokes; a Monkey laughs.</p>',
  );
  expect(once.added).toHaveLength(3);
  expect(linkKeywords(once.html, nothing, { hubs: hubsOf(article) })).toEqual({ html: once.html, added: [] });
});

const signOf = (targetKeyword: string, title = '') => signOfArticle({ targetKeyword, title })?.id;

test('an article is about the first sign that its keyword or else its title names', () => {
  expect(signOf('dragon and rat in love')).toBe('dragon');
  expect(signOf('Horses at work')).toBe('horse');
  expect(signOf('year of the sheep')).toBe('goat');
  expect(signOf('careers', 'What 龙 brings')).toBe('dragon');
  expect(signOf('careers', 'Work and money')).toBeUndefined();
});

test('English words that equal a sign in pinyin do not name the sign', () => {
  expect(signOf('why she left', 'A long life: how long, Ma?')).toBeUndefined();
  expect(signOf('what she does', 'A Tiger at work')).toBe('tiger');
});
