import { expect, test } from 'vitest';
import { linkKeywords } from './link-keywords.ts';
import { LinkTargets } from './link-targets.ts';
import { PublishedList } from './published-list.ts';
import { hubsOf, subjectsOf } from './subjects-of.ts';

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
const day = (date: number): Date => new Date(Date.UTC(2026, 10, date));

/** A list of articles with these keywords, the first the newest. */
function listed(...keywords: string[]): PublishedList {
  const list = new PublishedList();
  for (const [index, keyword] of keywords.entries())
    list.put({
      id: index + 1,
      slug: `article-${index + 1}`,
      metaDescription: '',
      featuredImage: null,
      readingMinutes: 1,
      category: null,
      publishedAt: day(28 - index),
      updatedAt: day(28 - index),
      revision: '1',
      ...about(keyword),
    });
  return list;
}

const idsOf = (articles: readonly { id: number }[]): number[] => articles.map(({ id }) => id);

test('related articles share a subject, the more special one first, whatever words their titles have', () => {
  const list = listed(
    'dragon and monkey compatibility',
    'companies and compatibility',
    'life path number 7 and compatibility',
    'dragon at home',
    'monkey and dragon in love',
  );
  expect(idsOf(list.related({ id: 1, ...about('dragon and monkey compatibility') }, 2))).toEqual([5, 4]);
});

test('an article with fewer relatives than it can name gets the newest of the others', () => {
  const list = listed('ox', 'pig', 'rat', 'dragon at home');
  expect(idsOf(list.related({ id: 9, ...about('dragon years') }, 3))).toEqual([4, 1, 2]);
  expect(idsOf(list.related({ id: 1, ...about('ox') }, 3))).toEqual([2, 3, 4]);
});

test('a changed article is found by its new address and subjects only, and a removed one not at all', () => {
  const list = listed('ox', 'pig');
  const [ox] = list.newest;
  if (!ox) throw new Error('The list is empty.');
  list.put({ ...ox, slug: 'rat', title: 'Rat', targetKeyword: 'rat', publishedAt: day(1) });
  expect(list.withSlug('article-1')).toBeUndefined();
  expect(list.on('sign ox')).toEqual([]);
  expect(idsOf(list.on('sign rat'))).toEqual([1]);
  expect(idsOf(list.newest)).toEqual([2, 1]);
  list.remove(1);
  expect(list.withSlug('rat')).toBeUndefined();
  expect([list.size, idsOf(list.newest)]).toEqual([1, [2]]);
});

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
