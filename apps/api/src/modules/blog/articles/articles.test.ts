import type { BlogPost } from '@org/api-contract';
import { zodiacSigns } from '@org/zodiac-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { exclusively } from '#database/exclusively.ts';
import { DraftRefused } from '@org/article-composer';
import { WriterFailed } from '#integrations/language-model/article-writer.ts';
import type { ArticleDraft } from '@org/article-composer';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { importCompanies } from '#modules/catalog/companies/import-companies.ts';
import { publishDueArticles } from './publish-article.ts';
import { allPosts, postById, lockArticles, updatePost, type Post } from './queries.ts';
import { readArticleFacts } from './read-article-facts.ts';
import { repairArticles } from './repair-articles.ts';
import { writeArticle } from './write-article.ts';

let app: RunningApp;
/** A second process of the product. */
let other: RunningApp;
let admin: Person;
let now = new Date('2026-11-20T09:00:00.000Z');
/** Replaces the article writer. */
let instead: (() => Promise<ArticleDraft>) | undefined;
let maxPerHour = 1_000;

beforeAll(async () => {
  app = await startApp({ clock: () => now });
  const { articleWriter } = app.services;
  app.services.articleWriter = (readFacts) => ({
    maxPerHour,
    write: (request) => instead?.() ?? articleWriter(readFacts).write(request),
  });
  other = await startApp({ database: app.database, stripeUrl: app.stripeUrl, clock: () => now });
  await importCompanies(app.db, app.config.dataFolder);
  admin = await app.as('admin');
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(async () => {
  now = new Date('2026-11-20T09:00:00.000Z');
  instead = undefined;
  for (const table of ['blogPosts', 'blogKeywords', 'blogSettings'] as const)
    await app.db.deleteFrom(table).execute();
});

const written = (text: Partial<ArticleDraft> = {}): ArticleDraft => ({
  title: 'The Dragon at Work',
  metaDescription: 'How people of the Dragon work.',
  html: '<h2>Work</h2><p>Ambition, and the stamina to follow it.</p>',
  targetKeyword: 'dragon career',
  ...text,
});

async function draft(text: Partial<ArticleDraft> = {}): Promise<BlogPost> {
  instead = async () => written(text);
  const { body } = await admin.call('POST /api/blog/generate', { body: { keyword: 'dragon' } });
  return body.post;
}

const publish = (id: number, publishAt?: string) =>
  admin.call('POST /api/blog/posts/{id}/publish', {
    params: { id },
    body: publishAt === undefined ? {} : { publishAt },
  });

async function published(text: Partial<ArticleDraft> = {}): Promise<BlogPost> {
  return (await publish((await draft(text)).id)).body.post;
}

const textOf = ({ title, content, metaDescription, targetKeyword }: BlogPost) => ({
  title,
  content,
  metaDescription,
  targetKeyword,
});
const save = (post: BlogPost, changes: Partial<BlogPost>, updatedAt?: string) =>
  admin.call('PUT /api/blog/posts/{id}', {
    params: { id: post.id },
    body: { ...textOf({ ...post, ...changes }), ...(updatedAt !== undefined && { updatedAt }) },
  });
const reader = async (path: string, headers = {}) =>
  (await app.as('signed-out')).send('GET', path, { headers });
const pageOf = ({ slug }: { slug: string }) => reader(`/blog/${slug}.html`);
const revisions = () => app.db.selectFrom('blogPostRevisions').selectAll().orderBy('id').execute();

describe('writing', () => {
  test('the built-in composer writes a draft that answers the keyword, within the requested length', async () => {
    const { status, body } = await admin.call('POST /api/blog/generate', {
      body: { keyword: '  tiger  and ox compatibility ', settings: { targetWordCount: 900 } },
    });
    expect(status).toBe(200);
    expect(body.post).toMatchObject({ status: 'draft', targetKeyword: 'tiger and ox compatibility' });
    const words = body.post.content.replaceAll(/<[^>]*>/g, ' ').split(/\s+/).length;
    expect(words).toBeLessThan(990);
    expect(body.post.content).toMatch(/^<p>[^<]*Tiger and Ox score 60 of 100\./);
    expect((await pageOf(body.post)).status).toBe(404);
  });

  test('an article is published at once if the settings have autoPublish', async () => {
    const { body: settings } = await admin.call('GET /api/blog/settings');
    await admin.call('PUT /api/blog/settings', { body: { ...settings, autoPublish: true } });
    const post = await draft();
    expect(post).toMatchObject({ status: 'published', publishedAt: now.toISOString() });
    expect((await pageOf(post)).status).toBe(200);
  });

  test('one article is written at a time across processes', async () => {
    const { status, body } = (await exclusively(other.db, 'write-article', () =>
      admin.call('POST /api/blog/generate', { body: { keyword: 'dragon' } }),
    )) as { status: number; body: { code: string } };
    expect([status, body.code]).toEqual([409, 'busy']);
    expect((await draft()).status).toBe('draft');
  });

  test.each([
    new WriterFailed('The language model did not answer.'),
    new DraftRefused('The article has no headings.'),
  ])('a writer that fails stores nothing: %s', async (failure) => {
    instead = () => Promise.reject(failure);
    const { status, body } = await admin.call('POST /api/blog/generate', { body: { keyword: 'dragon' } });
    expect([status, body.code]).toEqual([502, 'source_failed']);
    expect(body.error).toContain(failure.message);
    expect((await admin.call('GET /api/blog/posts')).body.posts).toEqual([]);
  });

  test('a keyword that nothing can be said on is refused, with the reason and keywords nearby', async () => {
    const { status, body } = await admin.call('POST /api/blog/generate', {
      body: { keyword: 'monkey pox symptoms' },
    });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(body.error).toMatch(
      /^No article was written\. Articles give no medical advice\. .*“monkey personality”/,
    );
    expect((await admin.call('GET /api/blog/posts')).body.posts).toEqual([]);
  });

  test('a second article on one subject, or in the words of another, is refused', async () => {
    const generate = (keyword: string) => admin.call('POST /api/blog/generate', { body: { keyword } });
    expect((await generate('rabbit love')).status).toBe(200);
    const near = await generate('who does the rabbit get along with');
    expect([near.status, near.body.error]).toEqual([
      400,
      'No article was written. An article on this exists: “rabbit love”.',
    ]);
    const { body } = await admin.call('GET /api/blog/posts');
    const [first] = body.posts;
    instead = async () => written({ html: (first?.content ?? '').replaceAll('Rabbit', 'Goat') });
    const copy = await generate('goat love');
    expect([copy.status, copy.body.error]).toEqual([
      400,
      'No article was written. 100 % of it would be worded like the article on “rabbit love”.',
    ]);
    expect((await admin.call('GET /api/blog/posts')).body.posts).toHaveLength(1);
  });

  test.each(['', '   ', '\t\n'])('a blank keyword, %j, is refused', async (keyword) => {
    const { status, body } = await admin.call('POST /api/blog/generate', { body: { keyword } });
    expect([status, body.error]).toEqual([400, 'Please enter a keyword']);
  });

  test.each([0, 299, 5001, 1e9, '2000'])('a word count of %j is refused', async (targetWordCount) => {
    const response = await admin.send('POST', '/api/blog/generate', {
      body: { keyword: 'dragon', settings: { targetWordCount } },
    });
    expect(response.status).toBe(400);
  });

  test('two articles with the same title have different URLs', async () => {
    expect([(await draft()).slug, (await draft()).slug]).toEqual([
      'the-dragon-at-work',
      'the-dragon-at-work-2',
    ]);
  });

  test('T24: a writer that has reached its limit per hour is refused, with the real wait', async () => {
    maxPerHour = 2;
    onTestFinished(() => {
      maxPerHour = 1_000;
    });
    instead = async () => written();
    const generate = (person = admin) =>
      person.send('POST', '/api/blog/generate', { body: { keyword: 'dragon' } });
    expect((await generate()).status).toBe(200);
    now = new Date(now.getTime() + 20 * 60_000);
    expect((await generate()).status).toBe(200);
    now = new Date(now.getTime() + 10 * 60_000);
    const third = await generate(await app.as('admin'));
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '1800']);
    expect(await third.json()).toMatchObject({
      code: 'rate_limited',
      error: 'Too many requests. You can try again in 30 minutes.',
    });
    now = new Date(now.getTime() + 30 * 60_000);
    expect((await generate()).status).toBe(200);
  });
});

describe('a writer whose lock is lost', () => {
  const killLock = () =>
    sql`select pg_terminate_backend(pid, 5000) from pg_locks
      where locktype = 'advisory' and classid = 7010
        and database = (select oid from pg_database where datname = current_database())`.execute(other.db);

  test('F26: stores nothing, because another process may have begun', async () => {
    let byOther: Post | undefined;
    instead = async () => {
      instead = undefined;
      await killLock();
      ({ post: byOther } = await writeArticle(other.services, 'tiger'));
      return written();
    };
    const { status } = await admin.call('POST /api/blog/generate', { body: { keyword: 'dragon' } });
    expect(status).toBe(503);
    const { body } = await admin.call('GET /api/blog/posts');
    expect(body.posts.map(({ id }) => id)).toEqual([byOther?.id]);
  });
});

describe('work that loses its lock while it writes', () => {
  /** Ends the session that holds the lock at the next write of an article, as a lost connection does. */
  const loseLockAtWrite = async () => {
    await sql`
      create function lose_lock() returns trigger language plpgsql as $$
      begin
        perform pg_terminate_backend(pid, 5000) from pg_locks
          where locktype = 'advisory' and classid = 7010
            and database = (select oid from pg_database where datname = current_database());
        return new;
      end $$`.execute(app.db);
    await sql`
      create trigger lose_lock before insert or update on blog_posts
      for each row execute function lose_lock()`.execute(app.db);
    onTestFinished(async () => {
      await sql`drop function lose_lock cascade`.execute(app.db);
    });
  };
  const stored = async () => (await admin.call('GET /api/blog/posts')).body.posts;

  test('stores no first article, because another process may have begun', async () => {
    await loseLockAtWrite();
    expect((await admin.call('POST /api/blog/initialize')).status).toBe(503);
    expect(await stored()).toEqual([]);
  });

  test('stores no internal link', async () => {
    await published({ title: 'Fire Horse', targetKeyword: 'fire horse' });
    await published({ title: 'Years', html: '<p>A fire horse.</p>' });
    const before = await stored();
    await loseLockAtWrite();
    expect((await admin.call('POST /api/blog/add-internal-links')).status).toBe(503);
    expect(await stored()).toEqual(before);
    expect(await revisions()).toEqual([]);
  });
});

describe('the keyword that was used least recently', () => {
  const add = (keyword: string) =>
    admin.call('POST /api/blog/keywords', {
      body: { keyword, category: 'zodiac', searchIntent: 'informational' },
    });
  const next = () => admin.call('POST /api/blog/generate-random');

  test('comes first, and then becomes the last', async () => {
    await add('rat');
    await add('ox');
    await app.db.updateTable('blogKeywords').set({ isActive: false }).where('keyword', '=', 'rat').execute();
    await add('tiger');
    instead = async () => written();
    const order: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      now = new Date(now.getTime() + 1_000);
      order.push((await next()).body.keyword);
    }
    expect(order).toEqual(['ox', 'tiger', 'ox']);
  });

  test('is an error if no keyword is active', async () => {
    const { status, body } = await next();
    expect([status, body.code]).toEqual([409, 'no_active_keyword']);
  });

  test('is refused with a sentence if it matches a child, and the next keyword is used', async () => {
    await add('horse 1990 and dragon 2012 in love');
    await add('rat');
    const refused = await next();
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({
        code: 'invalid_input',
        error: expect.stringMatching(
          /^No article was written\. Articles do not match people under 18\. .* It can be: “/,
        ),
      }),
    ]);
    expect(await next()).toMatchObject({ status: 200, body: { keyword: 'rat' } });
    expect((await admin.call('GET /api/blog/posts')).body.posts).toHaveLength(1);
  });

  test('keeps its position if no article was written', async () => {
    await add('rat');
    instead = () => Promise.reject(new WriterFailed('away'));
    expect((await next()).status).toBe(502);
    const { body } = await admin.call('GET /api/blog/keywords');
    expect(body.keywords[0]?.lastUsed).toBeNull();
  });
});

describe('editing', () => {
  test('keeps the previous text, and shows the new one to readers at once', async () => {
    const post = await published();
    const { status, body } = await save(post, {
      title: 'Dragons at Work',
      content: '<h2>New</h2><p>Text.</p>',
    });
    expect([status, body.post.slug]).toEqual([200, 'the-dragon-at-work']);
    expect(await revisions()).toMatchObject([{ postId: post.id, title: post.title, content: post.content }]);
    const page = await (await pageOf(post)).text();
    expect(page).toContain('<h1>Dragons at Work</h1>');
    expect(page).toContain('<h2 id="1-new">New</h2>');
  });

  test(
    'F27: of two admins who edit one copy, the second is told, and loses nothing: 100 times of 100',
    { timeout: 60_000 },
    async () => {
      const post = await published();
      let copy = post;
      for (let round = 0; round < 100; round += 1) {
        const answers = await Promise.all(
          ['first', 'second'].map((title) => save(copy, { title: `${title} ${round}` }, copy.updatedAt)),
        );
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
        expect(answers.find(({ status }) => status === 409)?.body.code).toBe('stale_edit');
        copy = answers.find(({ status }) => status === 200)?.body.post ?? copy;
      }
      expect(await revisions()).toHaveLength(100);
    },
  );

  test.each([
    ['2099', '2099-01-01T00:00:00.000Z'],
    ['a moment after it', '2026-11-20T09:00:00.001Z'],
    ['a moment before it', '2026-11-20T08:59:59.999Z'],
  ])('an edit based on %s is stale', async (_when, updatedAt) => {
    const post = await draft();
    expect(post.updatedAt).toBe('2026-11-20T09:00:00.000Z');
    const { status, body } = await save(post, { title: 'Mine' }, updatedAt);
    expect([status, body.code]).toEqual([409, 'stale_edit']);
    expect(await revisions()).toEqual([]);
  });

  test('an edit without updatedAt is saved, unless another admin has saved within the last hour', async () => {
    const post = await draft();
    const second = await app.newcomer('admin');
    const saveAs = (who: Person, title: string) =>
      who.call('PUT /api/blog/posts/{id}', { params: { id: post.id }, body: { ...textOf(post), title } });
    expect((await saveAs(admin, 'First')).status).toBe(200);
    expect((await saveAs(admin, 'Again')).status).toBe(200);
    const refused = await saveAs(second, 'Over it');
    expect([refused.status, refused.body.code]).toEqual([409, 'stale_edit']);
    now = new Date(now.getTime() + 3_700_000);
    expect((await saveAs(second, 'Much later')).status).toBe(200);
  });

  test('invisible characters are removed from title, description, keyword and text', async () => {
    const post = await draft();
    const { body } = await save(post, {
      title: 'The\u0008 Dragon\u001b at\uFFFE Work',
      metaDescription: 'How\u0001people\nwork.',
      targetKeyword: 'dragon\u0002\u200b cafe\u0301',
      content: '<p>Am\u0008bition\u000b and &#1;stamina.</p>',
    });
    expect(textOf(body.post)).toEqual({
      title: 'The Dragon at Work',
      metaDescription: 'How people work.',
      targetKeyword: 'dragon café',
      content: '<p>Ambition and stamina.</p>',
    });
  });

  test('everything that a browser could execute is removed, and the rest is saved', async () => {
    const post = await published();
    const { status, body } = await save(post, {
      content:
        '<h2 onclick="alert(1)">Work</h2><script>alert(1)</script><svg onload="alert(1)"><a href="/x">x</a></svg>' +
        '<p style="x" onmouseover="alert(1)">One <a href="javascript:alert(1)">two</a> <a href=" JAVA&#10;SCRIPT:alert(1)">three</a><img src="x" onerror="alert(1)"></p>',
    });
    expect([status, body.post.content]).toEqual([200, '<h2>Work</h2><p>One <a>two</a> <a>three</a></p>']);
    expect(await (await pageOf(post)).text()).not.toContain('alert(1)');
  });

  test('publishing does not make an open edit stale', async () => {
    const post = await draft();
    await publish(post.id);
    expect((await save(post, { title: 'Other' }, post.updatedAt)).status).toBe(200);
  });

  test('the slug of a draft follows its title, and the old slug redirects to it', async () => {
    const post = await draft();
    const { body } = await save(post, { title: 'Dragons & Offices' });
    expect(body.post.slug).toBe('dragons-and-offices');
    expect((await pageOf(post)).status).toBe(404);
    await publish(post.id);
    const moved = await pageOf(post);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/dragons-and-offices.html']);
    expect((await draft()).slug).toBe('the-dragon-at-work-2');
  });

  test.each([
    ['a title of spaces', { title: '  ' }],
    ['a title of 301 characters', { title: 'a'.repeat(301) }],
    ['a text that is empty after sanitizing', { content: '<script>alert(1)</script>' }],
  ])('%s is refused', async (_name, changes) => {
    expect((await save(await draft(), changes)).status).toBe(400);
  });

  test.each(['abc', '0', '2147483648', '1.5'])('the article %s is refused', async (id) => {
    const body = textOf(await draft());
    expect((await admin.send('PUT', `/api/blog/posts/${id}`, { body })).status).toBe(400);
  });

  test('an unknown article is not found', async () => {
    const post = await draft();
    for (const { status } of [
      await save({ ...post, id: 2_147_483_647 }, {}),
      await publish(2_147_483_647),
      await admin.call('POST /api/blog/posts/{id}/unpublish', { params: { id: 2_147_483_647 } }),
    ])
      expect(status).toBe(404);
  });

  test('an article of 200 KiB is accepted, one of 257 KiB is not', async () => {
    const post = await draft();
    const text = (kib: number) => `<p>${'word '.repeat((kib * 1024) / 5)}</p>`;
    expect((await save(post, { content: text(200) })).status).toBe(200);
    expect((await save(post, { content: text(257) })).status).toBe(413);
  });
});

describe('publishing', () => {
  test('lists published articles, newest first, with their reading time, and no draft', async () => {
    const first = await published({ title: 'First', html: `<p>${'word '.repeat(201)}</p>` });
    now = new Date(now.getTime() + 1_000);
    const second = await published({ title: 'Second', targetKeyword: 'tigers at work' });
    await draft({ title: 'Third' });
    const { body } = await (await app.as('signed-out')).call('GET /api/blog/published');
    expect(body.posts.map(({ id, readingMinutes, zodiacSign }) => [id, readingMinutes, zodiacSign])).toEqual([
      [second.id, 1, 'tiger'],
      [first.id, 2, 'dragon'],
    ]);
  });

  test('twice changes nothing, and unpublishing removes the page', async () => {
    const post = await published();
    now = new Date(now.getTime() + 60_000);
    expect((await publish(post.id)).body.post.publishedAt).toBe(post.publishedAt);
    const { body } = await admin.call('POST /api/blog/posts/{id}/unpublish', { params: { id: post.id } });
    expect(body.post).toMatchObject({ status: 'draft', publishedAt: null });
    expect((await pageOf(post)).status).toBe(404);
  });

  test('cannot be postponed for a published article', async () => {
    const post = await published();
    const at = new Date(now.getTime() + 3_600_000).toISOString();
    const { status, body } = await publish(post.id, at);
    expect([status, (body as unknown as { code: string }).code]).toEqual([409, 'already_published']);
    expect((await pageOf(post)).status).toBe(200);
  });

  test('is counted after the commit, so a transaction that fails counts nothing', async () => {
    const post = await draft();
    const counts = () => app.services.events.counts();
    const before = counts();
    await sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(
      app.db,
    );
    await sql`create constraint trigger refuse after insert or update on blog_posts
      deferrable initially deferred for each row execute function refuse()`.execute(app.db);
    const statuses = [
      (await publish(post.id)).status,
      (await admin.call('POST /api/blog/generate', { body: { keyword: 'dragon' } })).status,
    ];
    await sql`drop trigger refuse on blog_posts`.execute(app.db);
    expect(statuses).toEqual([500, 500]);
    expect(counts()).toEqual(before);
  });

  test('in the future happens at that time, once across processes', async () => {
    const post = await draft();
    const at = new Date(now.getTime() + 3_600_000).toISOString();
    expect((await publish(post.id, at)).body.post).toMatchObject({ status: 'scheduled', scheduledFor: at });
    await publishDueArticles(app.services);
    expect((await pageOf(post)).status).toBe(404);
    now = new Date(now.getTime() + 7_200_000);
    const before = app.services.events.counts().article_published ?? 0;
    await Promise.all([publishDueArticles(app.services), publishDueArticles(other.services)]);
    const counts = [app, other].map(({ services }) => services.events.counts().article_published ?? 0);
    expect(counts.reduce((sum, count) => sum + count, 0) - before).toBe(1);
    const { body } = await admin.call('GET /api/blog/posts');
    expect(body.posts).toMatchObject([{ status: 'published', publishedAt: at, scheduledFor: null }]);
    expect((await pageOf(post)).status).toBe(200);
  });
});

describe('articles that are older than a rule', () => {
  const pairing =
    'Whoever was born in the 1916 Fire Dragon year and loves somebody of the 2017 Fire Rooster year may test it at home.';
  const stored = async (changes: Partial<ArticleDraft>) => {
    const post = await published(changes);
    await app.db.updateTable('blogState').set({ textRules: 0 }).execute();
    return post;
  };
  const contentOf = async ({ id }: BlogPost) => (await postById(app.db, id))?.content ?? '';

  test('are composed again if unedited, keep their slug, and keep the previous text as a revision', async () => {
    instead = undefined;
    const { body } = await admin.call('POST /api/blog/generate', {
      body: { keyword: 'rabbit love', settings: { targetWordCount: 900 } },
    });
    const { post } = body;
    const old = post.content
      .replace('</p>', ` ${pairing} Among them are Apple (1976) and Airbus (1970).</p>`)
      .replace('</table>', '</table><table><thead></thead><tbody></tbody></table>');
    await app.db.updateTable('blogPosts').set({ content: old }).where('id', '=', post.id).execute();
    await publish(post.id);
    await app.db.updateTable('blogState').set({ textRules: 0 }).execute();
    await Promise.all([repairArticles(app.services), repairArticles(other.services)]);
    const content = await contentOf(post);
    expect(content).not.toContain('loves somebody');
    expect(content).not.toContain('Airbus (1970)');
    expect(content).not.toContain('<tbody></tbody>');
    expect(content).toContain('The Rabbit goes best with Goat, Pig and Dog');
    expect(await revisions()).toMatchObject([{ postId: post.id, content: old }]);
    expect(await (await pageOf(post)).text()).not.toContain('loves somebody');
    await repairArticles(app.services);
    expect(await revisions()).toHaveLength(1);
  });

  test('are composed again if they state an outdated score of two signs', async () => {
    instead = undefined;
    const { body } = await admin.call('POST /api/blog/generate', {
      body: { keyword: 'snake and monkey marriage', settings: { targetWordCount: 900 } },
    });
    const old = body.post.content.replaceAll('Snake and Monkey score 70 of', 'Snake and Monkey score 95 of');
    expect(old).not.toBe(body.post.content);
    await app.db.updateTable('blogPosts').set({ content: old }).where('id', '=', body.post.id).execute();
    await app.db.updateTable('blogState').set({ textRules: 2 }).execute();
    await repairArticles(app.services);
    const content = await contentOf(body.post);
    expect(content).toContain('Snake and Monkey score 70 of 100');
    expect(content).not.toContain('score 95');
  });

  test('keep the text of an admin without the sentences that pair birth years, and are reported if a rule is still broken', async () => {
    const before = app.services.events.counts().article_faulty ?? 0;
    const own = await stored({
      title: 'Mine',
      html: `<h2>Mine</h2><p>My own words. ${pairing} And more.</p><p>${pairing}</p><p>Apple (1976) is a Dragon, and Airbus (1970) is not.</p>`,
    });
    await repairArticles(app.services);
    expect(await contentOf(own)).toBe(
      '<h2>Mine</h2><p>My own words.  And more.</p><p>Apple (1976) is a Dragon, and Airbus (1970) is not.</p>',
    );
    expect(app.services.events.counts().article_faulty).toBe(before + 1);
  });

  test('are reported if their keyword matches a child with another person', async () => {
    const counts = () => app.services.events.counts().article_faulty ?? 0;
    const before = counts();
    await stored({ title: 'Two', targetKeyword: '1990 horse and 2012 dragon compatibility' });
    await repairArticles(app.services);
    expect(counts()).toBe(before + 1);
  });

  test('are checked again if they are edited at the same time', async () => {
    const own = await stored({ title: 'Mine', html: `<p>Mine. ${pairing}</p>` });
    const repairing = await other.db.transaction().execute(async (trx) => {
      await lockArticles(trx);
      const running = repairArticles(app.services);
      await expect
        .poll(async () => {
          const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())`.execute(trx);
          return rows.length;
        })
        .toBe(1);
      await updatePost(trx, own.id, {
        content: `<p>Edited. ${pairing}</p>`,
        updatedAt: new Date(now.getTime() + 1_000),
      });
      return { running };
    });
    await repairing.running;
    expect(await contentOf(own)).toBe('<p>Edited. </p>');
  });
});

test(
  'the first articles and fifty-eight more name a tenth of the tables at most',
  { timeout: 60_000 },
  async () => {
    await admin.call('POST /api/blog/initialize');
    const subjects = zodiacSigns
      .flatMap(({ name }) => [
        `companies founded in ${name} years`,
        `best car for a ${name}`,
        `US states of the ${name}`,
        `${name} career`,
        `${name} love`,
      ])
      .filter((keyword) => !['companies founded in Dragon years', 'Ox career'].includes(keyword));
    for (const keyword of subjects) await writeArticle(app.services, keyword, { targetWordCount: 3000 });
    const posts = await allPosts(app.db);
    expect(posts).toHaveLength(64);
    const { companies, carBrands, usStates } = await readArticleFacts(app.services);
    for (const rows of [companies, carBrands, usStates]) {
      const named = rows.filter(({ name }) => {
        const escaped = name.replaceAll('&', '&amp;');
        return posts.some(
          ({ content }) =>
            content.includes(`>${escaped}</th><td>`) || content.includes(`>${escaped}</a></th><td>`),
        );
      });
      expect(named.length).toBeGreaterThan(0);
      expect(named.length).toBeLessThanOrEqual(rows.length / 10);
    }
  },
);

describe('internal links', () => {
  const link = () => admin.call('POST /api/blog/add-internal-links');

  test('are added at the first mention of a keyword, once, and never within a heading or a link', async () => {
    const target = await published({ title: 'Fire Horse', targetKeyword: 'fire horse' });
    const post = await published({
      title: 'Years',
      targetKeyword: 'years',
      html: '<h2>The fire horse</h2><p><a href="/companies">fire horse</a> &amp; the Fire\nHorse, a fire horse.</p>',
    });
    const { body } = await link();
    expect(body).toMatchObject({
      linksAdded: 1,
      articlesChanged: 1,
      message: '1 link was added to 1 article.',
    });
    const page = await (await pageOf(post)).text();
    expect(page).toContain(
      `<h2 id="1-the-fire-horse">The fire horse</h2><p><a href="/companies">fire horse</a> &amp; the <a href="/blog/${target.slug}.html">Fire\nHorse</a>, a fire horse.</p>`,
    );
    expect((await link()).body).toMatchObject({ linksAdded: 0, articlesChanged: 0 });
    expect(await revisions()).toHaveLength(1);
  });

  test('to an unpublished article are shown as text until it is published again', async () => {
    const target = await published({ title: 'Fire Horse', targetKeyword: 'fire horse' });
    const post = await published({ title: 'Years', html: '<p>A fire horse.</p>' });
    await link();
    await admin.call('POST /api/blog/posts/{id}/unpublish', { params: { id: target.id } });
    expect(await (await pageOf(post)).text()).toContain('<p>A fire horse.</p>');
    await publish(target.id);
    expect(await (await pageOf(post)).text()).toContain(`<a href="/blog/${target.slug}.html">fire horse</a>`);
  });

  test('are added by one process at a time', async () => {
    const answer = await exclusively(other.db, 'add-internal-links', link);
    expect(answer).toMatchObject({ status: 409, body: { code: 'busy' } });
  });
});
