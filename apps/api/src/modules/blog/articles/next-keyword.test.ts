import { describe, expect, test } from 'vitest';
import { WriterFailed } from '#integrations/language-model/article-writer.ts';
import { testBlog, written } from '#test/blog.ts';

const blog = testBlog({ lists: false });

describe('the keyword that was used least recently', () => {
  const add = (keyword: string) =>
    blog.admin.call('POST /api/blog/keywords', {
      body: { keyword, category: 'zodiac', searchIntent: 'informational' },
    });
  const next = () => blog.admin.call('POST /api/blog/generate-random');

  test('comes first, and then becomes the last', async () => {
    await add('rat');
    await add('ox');
    await blog.app.db
      .updateTable('blogKeywords')
      .set({ isActive: false })
      .where('keyword', '=', 'rat')
      .execute();
    await add('tiger');
    // The written articles are about other subjects, so both keywords still have no article.
    blog.instead = async () => written();
    const order: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      blog.now = new Date(blog.now.getTime() + 1_000);
      order.push((await next()).body.keyword);
    }
    expect(order).toEqual(['ox', 'tiger', 'ox']);
  });

  test('is chosen among keywords that can be written and have no article; the list names no existing article as a reason', async () => {
    await add('Rat personality');
    await add('monkey pox symptoms');
    const { body } = await next();
    expect(body.keyword).toBe('Rat personality');
    expect(await next()).toMatchObject({ status: 409, body: { code: 'no_active_keyword' } });
    const again = await blog.admin.call('POST /api/blog/generate', {
      body: { keyword: 'rat personality' },
    });
    expect(again.body.error).toContain('An article on this exists');
    const { keywords } = (await blog.admin.call('GET /api/blog/keywords')).body;
    expect(keywords.map(({ keyword, refusal }) => [keyword, refusal !== null])).toEqual([
      ['monkey pox symptoms', true],
      ['Rat personality', false],
    ]);
    await blog.admin.call('DELETE /api/blog/posts/{id}', { params: { id: body.post.id } });
    expect((await next()).body.keyword).toBe('Rat personality');
  });

  test('is an error if no keyword is active', async () => {
    const { status, body } = await next();
    expect([status, body.code]).toEqual([409, 'no_active_keyword']);
  });

  test('is refused with a sentence if it matches a child, and the next keyword is used', async () => {
    await add('horse 1990 and dragon 2012 in love');
    // Removes the stored reason, as for a keyword that is older than the refusal rules.
    await blog.app.db.updateTable('blogKeywords').set({ refusal: null }).execute();
    await add('rat');
    const refused = await next();
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({
        code: 'invalid_input',
        error: expect.stringMatching(
          /^No article was written\. Articles do not match people under 18\. .* Did you mean “/,
        ),
      }),
    ]);
    expect(await next()).toMatchObject({ status: 200, body: { keyword: 'rat' } });
    expect((await blog.admin.call('GET /api/blog/posts')).body.posts).toHaveLength(1);
  });

  test('keeps its position if no article was written', async () => {
    await add('rat');
    blog.instead = () => Promise.reject(new WriterFailed('away'));
    expect((await next()).status).toBe(502);
    const { body } = await blog.admin.call('GET /api/blog/keywords');
    expect(body.keywords[0]?.lastUsed).toBeNull();
  });
});
