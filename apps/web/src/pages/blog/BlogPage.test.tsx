import type { PublishedPost } from '@org/api-contract';
import { expect, test } from 'vitest';
import { ok, mockApi } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { BlogPage } from './BlogPage.tsx';

const post = (id: number, more: Partial<PublishedPost> = {}): PublishedPost => ({
  id,
  title: `Article ${id}`,
  slug: `article-${id}`,
  metaDescription: 'How people of the Dragon work.',
  targetKeyword: 'dragon career',
  featuredImage: null,
  readingMinutes: 11,
  category: 'signs',
  zodiacSign: 'dragon',
  publishedAt: '2026-11-02T23:30:00.000Z',
  ...more,
});

test('an article card has keyword, reading time, title, description and date, and opens in a new tab', async () => {
  mockApi({ 'GET /api/blog/published': ok({ posts: [post(2), post(1, { zodiacSign: null })] }) });
  const screen = await show(<BlogPage />, '/blog');
  await expect.element(screen.getByText('2 articles, the newest first')).toBeVisible();
  const card = screen.getByRole('article').first();
  for (const text of [
    'dragon career',
    '11 min',
    'Article 2',
    'How people of the Dragon work.',
    'November 2, 2026',
  ])
    await expect.element(card.getByText(text)).toBeVisible();
  const link = card.getByRole('link', { name: /^Read Article/ });
  await expect.element(link).toHaveAttribute('href', '/blog/article-2.html');
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('a skeleton is shown while the articles load', async () => {
  mockApi({ 'GET /api/blog/published': () => new Promise(() => undefined) });
  const screen = await show(<BlogPage />, '/blog');
  await expect.element(screen.getByRole('status').getByText('Loading articles …')).toBeVisible();
});

test('an empty blog links to the sample', async () => {
  mockApi({ 'GET /api/blog/published': ok({ posts: [] }) });
  const screen = await show(<BlogPage />, '/blog');
  await expect.element(screen.getByRole('heading', { name: 'No articles yet' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Try Free Sample' }))
    .toHaveAttribute('href', '/zodiac-sample');
});

test('a failure shows an error with a retry, whose button keeps the focus while it runs', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  let isFirst = true;
  mockApi({
    'GET /api/blog/published': async () => {
      if (!isFirst) await held;
      const given = isFirst ? { status: 503, body: {} } : ok({ posts: [post(1)] });
      isFirst = false;
      return given;
    },
  });
  const screen = await show(<BlogPage />, '/blog');
  await expect.element(screen.getByText(/^The articles could not be loaded/)).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('button', { name: 'Trying again...' })).toHaveFocus();
  answer();
  await expect.element(screen.getByText('Article 1')).toBeVisible();
});

test('the blog links to the free sample', async () => {
  mockApi({ 'GET /api/blog/published': ok({ posts: [post(1)] }) });
  const screen = await show(<BlogPage />, '/blog');
  await expect
    .element(screen.getByRole('link', { name: 'Discover My Zodiac Sign' }))
    .toHaveAttribute('href', '/zodiac-sample');
});

test('the blog has its subjects and pages as links, and reads the page that its address names', async () => {
  const calls = mockApi({
    'GET /api/blog/published': ok({
      posts: [post(2)],
      total: 60,
      totalPages: 3,
      categories: ['signs', 'years'],
    }),
  });
  const screen = await show(<BlogPage />, '/blog?category=signs&page=2');
  await expect.element(screen.getByText('60 articles, the newest first')).toBeVisible();
  const subjects = screen.getByRole('navigation', { name: 'Subjects' });
  await expect.element(subjects.getByRole('link', { name: 'Signs' })).toHaveAttribute('aria-current', 'page');
  await expect
    .element(subjects.getByRole('link', { name: 'Years' }))
    .toHaveAttribute('href', '/blog?category=years');
  expect(subjects.getByRole('link').elements()).toHaveLength(3);
  await expect
    .element(screen.getByRole('link', { name: 'Next page' }))
    .toHaveAttribute('href', '/blog?category=signs&page=3');
  await expect.poll(() => document.title).toBe('Signs: articles, page 2 · Zodiac Atlas');
  expect(calls).toEqual(['GET /api/blog/published?page=2&limit=24&category=signs']);
});
