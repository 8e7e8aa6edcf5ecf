import type { BlogPost } from '@org/api-contract';
import type { ArticleDraft } from '@org/article-composer';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { transact } from '#database/transact.ts';
import { addArticle } from '#modules/blog/articles/add-article.ts';
import type { Post } from '#modules/blog/articles/queries.ts';
import { startApp, type RunningApp } from './harness.ts';
import type { Person } from './people.ts';

const start = '2026-11-20T09:00:00.000Z';

/** The blog of a running product, empty before each test. */
export interface TestBlog {
  app: RunningApp;
  /** A second process of the product. */
  other: RunningApp;
  admin: Person;
  now: Date;
  /** Replaces the article writer. */
  instead: (() => Promise<ArticleDraft>) | undefined;
  maxPerHour: number;
}

/**
 * Starts the product for the tests of a file, as two processes.
 *
 * @param lists - whether the writer has companies, brands and states to write about. It reads all of them for each article
 */
export function testBlog({ lists = true } = {}): TestBlog {
  // Filled before the first test.
  const blog = { now: new Date(start), instead: undefined, maxPerHour: 1_000 } as TestBlog;
  beforeAll(async () => {
    const app = await startApp({ lists, clock: () => blog.now });
    const { articleWriter } = app.services;
    app.services.articleWriter = (readFacts) => ({
      maxPerHour: blog.maxPerHour,
      write: (request) => blog.instead?.() ?? articleWriter(readFacts).write(request),
    });
    blog.app = app;
    blog.other = await startApp({
      database: app.database,
      stripeUrl: app.stripeUrl,
      clock: () => blog.now,
    });
    blog.admin = await app.as('admin');
  });
  afterAll(async () => {
    await blog.other.close();
    await blog.app.close();
  });
  beforeEach(async () => {
    blog.now = new Date(start);
    blog.instead = undefined;
    for (const table of ['blogLinkRuns', 'blogPosts', 'blogKeywords', 'blogSettings'] as const)
      await blog.app.db.deleteFrom(table).execute();
  });
  return blog;
}

export const written = (text: Partial<ArticleDraft> = {}): ArticleDraft => ({
  title: 'The Dragon at Work',
  metaDescription: 'How people of the Dragon work.',
  html: '<h2>Work</h2><p>Ambition, and the stamina to follow it.</p>',
  targetKeyword: 'dragon career',
  ...text,
});

/** Stores an article without the API. */
export const addWritten = (
  { services }: RunningApp,
  text: Partial<ArticleDraft> = {},
  isPublished = true,
): Promise<Post> =>
  transact(services, (trx, onCommit) => addArticle(trx, onCommit, services, written(text), isPublished));

export const textOf = ({ title, content, metaDescription, targetKeyword }: BlogPost) => ({
  title,
  content,
  metaDescription,
  targetKeyword,
});

/** The steps of tests about the blog. */
export function actionsAt(blog: TestBlog) {
  const draft = async (text: Partial<ArticleDraft> = {}): Promise<BlogPost> => {
    blog.instead = async () => written(text);
    const { body } = await blog.admin.call('POST /api/blog/generate', { body: { keyword: 'dragon' } });
    return body.post;
  };
  const publish = (id: number, publishAt?: string) =>
    blog.admin.call('POST /api/blog/posts/{id}/publish', {
      params: { id },
      body: publishAt === undefined ? {} : { publishAt },
    });
  const reader = async (path: string, headers = {}) =>
    (await blog.app.as('signed-out')).send('GET', path, { headers });
  return {
    draft,
    publish,
    published: async (text: Partial<ArticleDraft> = {}): Promise<BlogPost> =>
      (await publish((await draft(text)).id)).body.post,
    save: (post: BlogPost, changes: Partial<BlogPost>, updatedAt?: string) =>
      blog.admin.call('PUT /api/blog/posts/{id}', {
        params: { id: post.id },
        body: { ...textOf({ ...post, ...changes }), ...(updatedAt !== undefined && { updatedAt }) },
      }),
    reader,
    pageOf: ({ slug }: { slug: string }) => reader(`/blog/${slug}.html`),
    revisions: () => blog.app.db.selectFrom('blogPostRevisions').selectAll().orderBy('id').execute(),
  };
}
