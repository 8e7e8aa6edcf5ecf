import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maxImageBytes } from '@org/api-contract/values';
import { startApp, type RunningApp } from '#test/harness.ts';
import { rawRequest } from '#test/raw-request.ts';
import type { Person } from '#test/people.ts';
import { purgeDeletedArticles } from './delete-article.ts';
import { insertPost } from './queries.ts';

let app: RunningApp;
let admin: Person;
let now = new Date('2026-11-20T09:00:00.000Z');
let id: number;
beforeAll(async () => {
  app = await startApp({ lists: false, clock: () => now });
  admin = await app.as('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-20T09:00:00.000Z');
  await app.db.deleteFrom('blogPosts').execute();
  await app.db.deleteFrom('blogImages').execute();
  ({ id } = await add('dragon'));
});

const add = (slug: string) =>
  insertPost(app.db, {
    title: 'The Dragon at Work',
    slug,
    content: '<p>Ambition.</p>',
    metaDescription: 'How.',
    targetKeyword: 'dragon career',
    status: 'published',
    publishedAt: now,
    createdAt: now,
    updatedAt: now,
  });
const drawn = (width: number, height: number, color = '#d9573c') =>
  sharp({ create: { width, height, channels: 3, background: color } });
const base64 = async (image: Sharp): Promise<string> => (await image.toBuffer()).toString('base64');
const alt = 'A dragon of paper';
const set = (body: { data?: string; alt: string }, post = id) =>
  admin.call('PUT /api/blog/posts/{id}/image', { params: { id: post }, body });
const page = async () => (await fetch(`${app.baseUrl}/blog/dragon.html`)).text();
const stored = async () =>
  (
    await app.db
      .selectFrom('blogImages')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

describe('the image of an article', () => {
  test('is made smaller, stands on the page with its size and text, and is stored by browsers for a year', async () => {
    const { status, body } = await set({ data: await base64(drawn(3_200, 1_600).jpeg()), alt: ` ${alt} ` });
    const path = String(body.post.featuredImage);
    expect([status, body.post.imageAlt, path]).toEqual([
      200,
      alt,
      expect.stringMatching(/^\/blog\/images\/[0-9a-f]{32}\.webp$/),
    ]);
    const html = await page();
    expect(html).toContain(`<img src="${path}" width="1600" height="800" alt="${alt}"/>`);
    expect(html).toContain(`<meta property="og:image" content="${app.config.publicOrigin}${path}"/>`);
    expect(html).toContain('<meta property="og:image:width" content="1600"/>');
    const image = await fetch(app.baseUrl + path);
    expect([image.status, image.headers.get('cache-control'), image.headers.get('content-type')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'image/webp',
    ]);
    const { width, height, format } = await sharp(Buffer.from(await image.arrayBuffer())).metadata();
    expect([width, height, format]).toEqual([1600, 800, 'webp']);
  });

  test('has no metadata, and is turned upright', async () => {
    const photo = drawn(40, 20)
      .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg();
    const { body } = await set({ data: await base64(photo), alt });
    const content = await (await fetch(app.baseUrl + String(body.post.featuredImage))).arrayBuffer();
    const { exif, width, height } = await sharp(Buffer.from(content)).metadata();
    expect([exif, width, height]).toEqual([undefined, 20, 40]);
  });

  test('is replaced and removed, and unused images are deleted', async () => {
    const first = await set({ data: await base64(drawn(10, 10).png()), alt });
    const second = await set({ data: await base64(drawn(20, 10).webp()), alt });
    expect(second.body.post.featuredImage).not.toBe(first.body.post.featuredImage);
    expect((await fetch(app.baseUrl + String(first.body.post.featuredImage))).status).toBe(404);
    for (let round = 0; round < 2; round += 1) {
      const removed = await admin.call('DELETE /api/blog/posts/{id}/image', { params: { id } });
      expect([removed.status, removed.body.post.featuredImage, removed.body.post.imageAlt]).toEqual([
        200,
        null,
        null,
      ]);
    }
    expect([await stored(), (await page()).includes('<img')]).toEqual([0, false]);
  });

  test('stays until no article has it', async () => {
    const data = await base64(drawn(10, 10).png());
    const other = await add('other');
    await set({ data, alt });
    await set({ data, alt }, other.id);
    expect(await stored()).toBe(1);
    await admin.call('DELETE /api/blog/posts/{id}/image', { params: { id } });
    expect(await stored()).toBe(1);
    await admin.call('DELETE /api/blog/posts/{id}', { params: { id: other.id } });
    expect(await stored()).toBe(1);
    now = new Date('2026-12-21T09:00:00.000Z');
    await purgeDeletedArticles(app.services);
    expect(await stored()).toBe(0);
  });

  test('gets another alternative text, and keeps its file', async () => {
    const { body } = await set({ data: await base64(drawn(10, 10).png()), alt });
    const changed = await set({ alt: 'A kite' });
    expect([changed.body.post.featuredImage, changed.body.post.imageAlt]).toEqual([
      body.post.featuredImage,
      'A kite',
    ]);
    expect(await page()).toContain('alt="A kite"');
  });

  test('can be set while an editor has the text open, and the text can still be saved', async () => {
    const before = (await admin.call('GET /api/blog/posts')).body.posts[0];
    await set({ data: await base64(drawn(10, 10).png()), alt });
    const saved = await admin.call('PUT /api/blog/posts/{id}', {
      params: { id },
      body: {
        title: 'Another title',
        content: '<p>More.</p>',
        metaDescription: 'How.',
        targetKeyword: 'dragon career',
        updatedAt: String(before?.updatedAt),
      },
    });
    expect([saved.status, saved.body.post.imageAlt]).toEqual([200, alt]);
  });
});

describe('an image is refused', () => {
  const refusal = async (body: { data?: string; alt: string }) => {
    const answer = await set(body);
    expect([answer.status, await stored()]).toEqual([400, 0]);
    return answer.body.fields;
  };

  test('without alternative text, and without a file', async () => {
    expect(await refusal({ data: await base64(drawn(10, 10).png()), alt: ' ' })).toEqual({ alt: 'is blank' });
    expect(await refusal({ alt })).toEqual({ image: 'is missing' });
  });

  test.each([
    ['a text', Buffer.from('<script>alert(1)</script>')],
    [
      'a drawing with script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
    ['the beginning of an image', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ])('if it is %s, whatever it is called', async (_, file) => {
    expect(await refusal({ data: file.toString('base64'), alt })).toEqual({
      image: 'is not a readable JPEG, PNG, WebP or AVIF',
    });
  });

  test('if it is cut off', async () => {
    const whole = await drawn(400, 400).jpeg().toBuffer();
    const part = whole.subarray(0, whole.length / 2).toString('base64');
    expect(await refusal({ data: part, alt })).toHaveProperty('image');
  });

  test('if it has too many pixels, though the file is small', async () => {
    expect(await refusal({ data: await base64(drawn(8_000, 6_000).png()), alt })).toHaveProperty('image');
  });

  test('if the file is too large', async () => {
    const data = Buffer.alloc(maxImageBytes + 1).toString('base64');
    expect(await refusal({ data, alt })).toEqual({ image: 'is larger than 4 MB' });
    // The length in the header is refused, before the body is sent.
    const { host } = new URL(app.baseUrl);
    const answer = await rawRequest(app, [
      `PUT /api/blog/posts/${id}/image HTTP/1.1`,
      `Host: ${host}`,
      `Origin: ${app.config.publicOrigin}`,
      `Cookie: ${admin.cookie()}`,
      'Content-Type: application/json',
      'Content-Length: 6000000',
      '',
      '{',
    ]);
    expect(answer.status).toBe(413);
  });
});
