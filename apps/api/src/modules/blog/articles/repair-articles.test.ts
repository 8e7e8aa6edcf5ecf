import type { BlogPost } from '@org/api-contract';
import { knownForLine } from '@org/api-contract/lists';
import { escapeText } from 'entities';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ArticleDraft } from '@org/article-composer';
import { actionsAt, testBlog, textOf } from '#test/blog.ts';
import { forgetEditsOf } from './articles-of-account.ts';
import { citedBy, lockArticles, postById, updatePost } from './queries.ts';
import { markStaleArticles, repairAllArticles, repairArticles } from './repair-articles.ts';

const blog = testBlog();
const { pageOf, publish, published, revisions } = actionsAt(blog);
// The writer reads all companies for each article.
beforeAll(async () => {
  await blog.app.db.deleteFrom('companies').where('zodiacSign', 'not in', ['dragon', 'snake']).execute();
});

describe('articles that are older than a rule', () => {
  const emptyTable = '<table><thead></thead><tbody></tbody></table>';
  const stored = async (changes: Partial<ArticleDraft>) => {
    const post = await published(changes);
    await blog.app.db.updateTable('blogState').set({ textRules: 0 }).execute();
    return post;
  };
  const contentOf = async ({ id }: BlogPost) => (await postById(blog.app.db, id))?.content ?? '';

  test('are composed again if unedited, keep their slug, and keep the previous text as a revision', async () => {
    blog.instead = undefined;
    const { body } = await blog.admin.call('POST /api/blog/generate', {
      body: { keyword: 'rabbit love', settings: { targetWordCount: 900 } },
    });
    const { post } = body;
    const old = post.content
      .replace('</p>', ' Among them are Apple (1976) and Airbus (1970).</p>')
      .replace('</table>', `</table>${emptyTable}`);
    await blog.app.db.updateTable('blogPosts').set({ content: old }).where('id', '=', post.id).execute();
    await publish(post.id);
    await blog.app.db.updateTable('blogState').set({ textRules: 0 }).execute();
    await Promise.all([repairArticles(blog.app.services), repairArticles(blog.other.services)]);
    const content = await contentOf(post);
    expect(content).not.toContain('Airbus (1970)');
    expect(content).not.toContain('<tbody></tbody>');
    expect(content).toContain('the Rabbit goes best with Dog, Goat and Pig');
    expect(await revisions()).toMatchObject([{ postId: post.id, content: old }]);
    expect(await (await pageOf(post)).text()).not.toContain('Airbus (1970)');
    await repairArticles(blog.app.services);
    expect(await revisions()).toHaveLength(1);
  });

  test('are composed again if unedited when the writer has changed, though they break no rule', async () => {
    blog.instead = undefined;
    await repairArticles(blog.app.services);
    const { body } = await blog.admin.call('POST /api/blog/generate', {
      body: { keyword: 'goat personality' },
    });
    const { post } = body;
    const old = post.content.replace(/<h2>[^<]*<\/h2>/, '<h2>How goats were described before</h2>');
    expect(old).not.toBe(post.content);
    await blog.app.db.updateTable('blogPosts').set({ content: old }).where('id', '=', post.id).execute();
    await publish(post.id);
    await repairArticles(blog.app.services);
    expect(await contentOf(post)).toBe(old);
    await blog.app.db.updateTable('blogState').set({ textRules: 7 }).execute();
    expect(await repairAllArticles(blog.app.services)).toEqual({
      repaired: [post.slug],
      unpublished: [],
      faulty: [],
    });
    expect(await postById(blog.app.db, post.id)).toMatchObject({
      slug: post.slug,
      status: 'published',
      content: post.content,
    });
    expect(await revisions()).toMatchObject([{ postId: post.id, content: old }]);
  });

  test('are composed again if an import has changed what a row is known for', async () => {
    blog.instead = undefined;
    const { body } = await blog.admin.call('POST /api/blog/generate', {
      body: { keyword: 'companies founded in dragon years' },
    });
    const { post } = body;
    const cited = (await citedBy(blog.app.db, post.id)) ?? [];
    const known = cited.flatMap((claim) => (claim.kind === 'known for' ? claim : []))[0];
    expect(known?.text).toBeTruthy();
    const earlier = cited.map((claim) => (claim === known ? { ...claim, text: 'An earlier phrase' } : claim));
    const line = escapeText((knownForLine(known?.text ?? null) ?? '').replaceAll("'", '’'));
    const old = post.content.replace(`<td>${line}</td>`, '<td>An earlier phrase</td>');
    expect(old).not.toBe(post.content);
    await blog.app.db
      .updateTable('blogPosts')
      .set({ content: old, cited: JSON.stringify(earlier) })
      .where('id', '=', post.id)
      .execute();
    await publish(post.id);
    const isStale = async () => (await postById(blog.app.db, post.id))?.isStale;
    await markStaleArticles(blog.app.services);
    expect([await isStale(), await contentOf(post)]).toEqual([false, post.content]);
    expect(await (await pageOf(post)).text()).toContain(line);
  });

  describe('that an admin has edited', () => {
    const image = sharp({ create: { width: 600, height: 400, channels: 3, background: '#d9573c' } });
    const edits: Readonly<Record<string, Partial<BlogPost>>> = {
      title: { title: 'Rabbits in love' },
      description: { metaDescription: 'What rabbits do in love.' },
      slug: { slug: 'rabbits-in-love' },
      keyword: { targetKeyword: 'rabbit in love' },
    };
    /** A composed article that breaks a rule and was edited by the admin. */
    const edited = async (edit: string, isPublished: boolean): Promise<number> => {
      blog.instead = undefined;
      const { body } = await blog.admin.call('POST /api/blog/generate', {
        body: { keyword: 'rabbit love', settings: { targetWordCount: 900 } },
      });
      const { post } = body;
      const old = post.content.replace('</table>', `</table>${emptyTable}`);
      await blog.app.db.updateTable('blogPosts').set({ content: old }).where('id', '=', post.id).execute();
      if (edit === 'image')
        await blog.admin.call('PUT /api/blog/posts/{id}/image', {
          params: { id: post.id },
          body: { data: (await image.jpeg().toBuffer()).toString('base64'), alt: 'Two rabbits' },
        });
      else
        await blog.admin.call('PUT /api/blog/posts/{id}', {
          params: { id: post.id },
          body: { ...textOf({ ...post, content: old }), ...edits[edit] },
        });
      if (isPublished) await publish(post.id);
      await blog.app.db.updateTable('blogState').set({ textRules: 0 }).execute();
      return post.id;
    };

    test.each([...Object.keys(edits), 'image'])(
      'F37: an edited article keeps its %s and its text, and is reported',
      async (edit) => {
        for (const isPublished of [true, false]) {
          const id = await edited(edit, isPublished);
          const before = await postById(blog.app.db, id);
          const count = (await revisions()).length;
          expect(await repairAllArticles(blog.app.services)).toEqual({
            repaired: [],
            unpublished: [],
            faulty: [{ slug: before?.slug, reason: expect.any(String) }],
          });
          expect(await postById(blog.app.db, id)).toEqual(before);
          expect(await revisions()).toHaveLength(count);
          await blog.app.db.deleteFrom('blogPosts').execute();
        }
      },
    );

    test('F37: an edited article keeps its title after the account of the admin is deleted', async () => {
      const id = await edited('title', true);
      await forgetEditsOf(blog.app.db, blog.admin.uid);
      await repairAllArticles(blog.app.services);
      expect((await postById(blog.app.db, id))?.title).toBe('Rabbits in love');
    });

    test('F37: an edited article is written again when an admin asks for it, and keeps its address and its image', async () => {
      const id = await edited('image', true);
      const before = await postById(blog.app.db, id);
      await blog.admin.call('POST /api/blog/posts/{id}/rewrite', { params: { id } });
      const after = await postById(blog.app.db, id);
      expect(after?.content).not.toContain('<tbody></tbody>');
      expect(after).toMatchObject({
        slug: before?.slug,
        featuredImage: before?.featuredImage,
        imageAlt: 'Two rabbits',
      });
    });
  });

  test('are composed again if they state an outdated score of two signs', async () => {
    blog.instead = undefined;
    const { body } = await blog.admin.call('POST /api/blog/generate', {
      body: { keyword: 'snake and monkey marriage', settings: { targetWordCount: 900 } },
    });
    const old = body.post.content.replaceAll('Snake and Monkey score 70 of', 'Snake and Monkey score 95 of');
    expect(old).not.toBe(body.post.content);
    await blog.app.db.updateTable('blogPosts').set({ content: old }).where('id', '=', body.post.id).execute();
    await blog.app.db.updateTable('blogState').set({ textRules: 2 }).execute();
    await repairArticles(blog.app.services);
    const content = await contentOf(body.post);
    expect(content).toContain('Snake and Monkey score 70 of 100');
    expect(content).not.toContain('score 95');
  });

  test('are composed again if they state counts without their day, with the counts of today', async () => {
    blog.instead = undefined;
    const { body } = await blog.admin.call('POST /api/blog/generate', {
      body: { keyword: 'companies founded in snake years', settings: { targetWordCount: 900 } },
    });
    const { post } = body;
    const day = '<p>Counts are as of November 20, 2026.</p>';
    expect(post.content).toContain(`${day}<blockquote>`);
    const old = post.content.replace(day, '').replace(/has \d+ of them/, 'has 1 of them');
    await blog.app.db.updateTable('blogPosts').set({ content: old }).where('id', '=', post.id).execute();
    await blog.app.db.updateTable('blogState').set({ textRules: 6 }).execute();
    await repairArticles(blog.app.services);
    expect(await contentOf(post)).toBe(post.content);
  });

  test('F37: an edited article that breaks a rule keeps its text, and is reported', async () => {
    const before = blog.app.services.events.counts().article_faulty ?? 0;
    const html = `<h2>Mine</h2><p>My own words.</p>${emptyTable}`;
    const own = await stored({ title: 'Mine', html });
    await repairArticles(blog.app.services);
    expect(await contentOf(own)).toBe(html);
    expect(blog.app.services.events.counts().article_faulty).toBe(before + 1);
  });

  test('are reported if their keyword matches a child with another person', async () => {
    const counts = () => blog.app.services.events.counts().article_faulty ?? 0;
    const before = counts();
    await stored({ title: 'Two', targetKeyword: '1990 horse and 2012 dragon compatibility' });
    await repairArticles(blog.app.services);
    expect(counts()).toBe(before + 1);
  });

  test('are checked again if they are edited at the same time', async () => {
    const own = await stored({ title: 'Mine', html: `<p>Mine.</p>${emptyTable}` });
    const repairing = await blog.other.db.transaction().execute(async (trx) => {
      await lockArticles(trx);
      const running = repairArticles(blog.app.services);
      await expect
        .poll(async () => {
          const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())`.execute(trx);
          return rows.length;
        })
        .toBe(1);
      await updatePost(trx, own.id, {
        content: `<p>Edited.</p>${emptyTable}`,
        updatedAt: new Date(blog.now.getTime() + 1_000),
      });
      return { running };
    });
    await repairing.running;
    expect(await contentOf(own)).toBe(`<p>Edited.</p>${emptyTable}`);
  });
});
