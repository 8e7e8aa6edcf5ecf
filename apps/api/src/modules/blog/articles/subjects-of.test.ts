import { expect, test } from 'vitest';
import { relatedArticles } from '#modules/blog/page/related-articles.ts';
import { linkKeywords } from './link-keywords.ts';
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

test('related articles share a subject, the more special one first, whatever words their titles have', () => {
  const [pair, sign, number, data] = [
    { id: 2, ...about('monkey and dragon in love') },
    { id: 3, ...about('dragon at home') },
    { id: 4, ...about('life path number 7 and compatibility') },
    { id: 5, ...about('companies and compatibility') },
  ];
  const related = relatedArticles({ id: 1, ...about('dragon and monkey compatibility') }, [
    data,
    number,
    sign,
    pair,
  ]);
  expect(related.map(({ id }) => id).slice(0, 2)).toEqual([2, 3]);
});

test('an article links to the pages of the almanac on its subjects, once, and never in a heading', () => {
  const article = about('dragon and monkey compatibility');
  const html =
    '<h2>Dragon and Monkey</h2><p>Dragon and Monkey agree. The Dragon leads, a dragon in a tale does not. A Monkey jokes; a Monkey laughs.</p>';
  const once = linkKeywords(html, [], hubsOf(article));
  expect(once.html).toBe(
    '<h2>Dragon and Monkey</h2><p><a href="/compatibility/dragon-monkey">Dragon and Monkey</a> agree. The <a href="/signs/dragon">Dragon</a> leads, a dragon in a tale does not. A <a href="/signs/monkey">Monkey</a> jokes; a Monkey laughs.</p>',
  );
  expect(once.added).toBe(3);
  expect(linkKeywords(once.html, [], hubsOf(article))).toEqual({ html: once.html, added: 0 });
});
