import { describe, expect, test } from 'vitest';
import { actionsAt, testBlog, textOf } from '#test/blog.ts';
import type { Person } from '#test/people.ts';

const blog = testBlog({ lists: false });
const { draft, pageOf, publish, published, revisions, save } = actionsAt(blog);

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
    'F27: of two admins who edit one version, the second to save is refused and loses nothing, in 100 of 100 runs',
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
    const second = await blog.app.newcomer('admin');
    const saveAs = (who: Person, title: string) =>
      who.call('PUT /api/blog/posts/{id}', { params: { id: post.id }, body: { ...textOf(post), title } });
    expect((await saveAs(blog.admin, 'First')).status).toBe(200);
    expect((await saveAs(blog.admin, 'Again')).status).toBe(200);
    const refused = await saveAs(second, 'Over it');
    expect([refused.status, refused.body.code]).toEqual([409, 'stale_edit']);
    blog.now = new Date(blog.now.getTime() + 3_700_000);
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

  test('F37: the slug of a draft stays if an admin has chosen it', async () => {
    const post = await draft();
    const { body } = await blog.admin.call('PUT /api/blog/posts/{id}', {
      params: { id: post.id },
      body: { ...textOf(post), slug: 'my-dragon' },
    });
    expect(body.post.slug).toBe('my-dragon');
    expect((await save(body.post, { title: 'Dragons & Offices' })).body.post.slug).toBe('my-dragon');
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
    expect((await blog.admin.send('PUT', `/api/blog/posts/${id}`, { body })).status).toBe(400);
  });

  test('an unknown article is not found', async () => {
    const post = await draft();
    for (const { status } of [
      await save({ ...post, id: 2_147_483_647 }, {}),
      await publish(2_147_483_647),
      await blog.admin.call('POST /api/blog/posts/{id}/unpublish', { params: { id: 2_147_483_647 } }),
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
