import * as Type from 'typebox';
import {
  adminRead,
  adminWrite,
  ArticleCategory,
  ArticleCheck,
  BlogPost,
  examplePost,
  Keyword,
  ListedPost,
  maxImageBase64,
  MetaDescription,
  PostId,
  PostRevision,
  PublishedPost,
  Slug,
  Title,
} from './article-schemas.ts';
import type { EndpointSpec } from './endpoint.ts';
import { pageQuery, pageTotals } from './pages.ts';
import { closed, Instant } from './schemas.ts';
import { articleSorts, listedGroups, maxAltLength, maxArticleSearchLength } from './values.ts';

export const articleEndpoints = {
  'GET /api/blog/published': {
    operationId: 'listPublishedPosts',
    tag: 'blog',
    summary:
      'Published articles, the newest first. With page, limit or category, one page of them, of the category if one is given, and the categories that have articles',
    access: 'public',
    isShedFirst: true,
    cachedWith: ['page', 'limit', 'category'],
    query: closed({ ...pageQuery, category: Type.Optional(ArticleCategory) }),
    response: closed({
      posts: Type.Array(PublishedPost),
      /** This and the following members are present only with `page`, `limit` or `category`. */
      total: Type.Optional(pageTotals.total),
      totalPages: Type.Optional(pageTotals.totalPages),
      categories: Type.Optional(Type.Array(ArticleCategory)),
    }),
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: {
      response: {
        posts: [
          {
            id: 3,
            title: 'The Dragon at Work',
            slug: 'the-dragon-at-work',
            metaDescription: 'How people of the Dragon work, and with whom they work best.',
            targetKeyword: 'dragon career',
            featuredImage: null,
            readingMinutes: 9,
            category: 'signs',
            zodiacSign: 'dragon',
            publishedAt: '2026-11-20T09:00:00.000Z',
          },
        ],
      },
    },
  },
  'GET /api/blog/posts': {
    operationId: 'listPosts',
    tag: 'blog',
    summary:
      'All articles with their texts, the most recently changed first. With any parameter, one page of the matching articles without their texts, and the number of articles in each group',
    access: 'admin',
    query: closed({
      ...pageQuery,
      only: Type.Optional(Type.Enum([...listedGroups])),
      /** Part of the title, the keyword or the description. */
      search: Type.Optional(Type.String({ maxLength: maxArticleSearchLength })),
      sort: Type.Optional(Type.Enum([...articleSorts])),
    }),
    response: closed({
      posts: Type.Array(ListedPost),
      /** This and the following members are present only with a parameter. */
      total: Type.Optional(pageTotals.total),
      totalPages: Type.Optional(pageTotals.totalPages),
      /** Counts all articles, regardless of the parameters. */
      counts: Type.Optional(
        closed({
          all: Type.Integer({ minimum: 0 }),
          published: Type.Integer({ minimum: 0 }),
          scheduled: Type.Integer({ minimum: 0 }),
          /** Articles that state something that the tables no longer say. */
          stale: Type.Integer({ minimum: 0 }),
        }),
      ),
    }),
    limit: adminRead,
    example: { response: { posts: [examplePost] } },
  },
  'GET /api/blog/posts/{id}': {
    operationId: 'getPost',
    tag: 'blog',
    summary: 'An article with its text',
    access: 'admin',
    params: PostId,
    response: closed({ post: BlogPost }),
    limit: adminRead,
    example: { params: { id: 3 }, response: { post: examplePost } },
  },
  'PUT /api/blog/posts/{id}': {
    operationId: 'updatePost',
    tag: 'blog',
    summary: 'Save an article: its page is rendered again, and the previous text is kept as a revision',
    access: 'admin',
    params: PostId,
    body: closed({
      title: Title,
      content: Type.String({ minLength: 1 }),
      metaDescription: MetaDescription,
      targetKeyword: Keyword,
      /** A new address. The former address redirects to it. */
      slug: Type.Optional(Slug),
      /** The `updatedAt` of the copy that was edited. An article changed since then is not overwritten. */
      updatedAt: Type.Optional(Instant),
    }),
    response: closed({ post: BlogPost }),
    bodyLimitBytes: 262_144,
    errors: ['stale_edit'],
    limit: adminWrite,
    example: {
      params: { id: 3 },
      body: {
        title: 'The Dragon at Work',
        content: '<h2>What the Dragon brings</h2><p>Ambition, and the stamina to follow it.</p>',
        metaDescription: 'How people of the Dragon work, and with whom they work best.',
        targetKeyword: 'dragon career',
        updatedAt: '2026-11-20T09:00:00.000Z',
      },
      response: { post: examplePost },
    },
  },
  'POST /api/blog/posts/{id}/publish': {
    operationId: 'publishPost',
    tag: 'blog',
    summary: 'Publish an article now, or schedule it for later',
    access: 'admin',
    params: PostId,
    body: closed({ publishAt: Type.Optional(Instant) }),
    response: closed({ post: BlogPost }),
    errors: ['already_published'],
    limit: adminWrite,
    example: {
      params: { id: 3 },
      body: {},
      response: { post: { ...examplePost, status: 'published', publishedAt: '2026-11-20T10:00:00.000Z' } },
    },
  },
  'POST /api/blog/posts/{id}/unpublish': {
    operationId: 'unpublishPost',
    tag: 'blog',
    summary: 'Unpublish an article: it becomes a draft, and its page is no longer served',
    access: 'admin',
    params: PostId,
    response: closed({ post: BlogPost }),
    limit: adminWrite,
    example: { params: { id: 3 }, response: { post: examplePost } },
  },
  'POST /api/blog/check': {
    operationId: 'checkPost',
    tag: 'blog',
    summary: 'Check an edited text against the rules for articles; nothing is stored',
    access: 'admin',
    body: closed({
      /** The id of the edited article, so that its text is not compared with itself. */
      id: PostId.properties.id,
      title: Type.String({ maxLength: 300 }),
      content: Type.String(),
      metaDescription: MetaDescription,
      targetKeyword: Keyword,
    }),
    response: closed({ checks: Type.Array(ArticleCheck) }),
    bodyLimitBytes: 262_144,
    limit: adminRead,
    example: {
      body: {
        id: 3,
        title: 'The Dragon at Work',
        content: '<p>Ambition.</p>',
        metaDescription: '',
        targetKeyword: 'dragon career',
      },
      response: {
        checks: [
          { field: 'metaDescription', name: 'A meta description', problem: 'It is blank.', isRequired: true },
          { field: 'targetKeyword', name: 'Own keyword', problem: null, isRequired: false },
        ],
      },
    },
  },
  'POST /api/blog/change-posts': {
    operationId: 'changePosts',
    tag: 'blog',
    summary: 'Publish, unpublish or delete several articles. One that is refused does not stop the others',
    access: 'admin',
    body: closed({
      action: Type.Enum(['publish', 'unpublish', 'delete']),
      ids: Type.Array(PostId.properties.id, { minItems: 1, maxItems: 100 }),
    }),
    response: closed({
      changed: Type.Array(Type.Integer()),
      refused: Type.Array(closed({ id: Type.Integer(), reason: Type.String() })),
    }),
    limit: adminWrite,
    example: {
      body: { action: 'publish', ids: [3, 4] },
      response: { changed: [3, 4], refused: [] },
    },
  },
  'GET /api/blog/posts/{id}/revisions': {
    operationId: 'listPostRevisions',
    tag: 'blog',
    summary: 'The previous texts of an article, the newest first, at most 50',
    access: 'admin',
    params: PostId,
    response: closed({ revisions: Type.Array(PostRevision) }),
    limit: adminRead,
    example: {
      params: { id: 3 },
      response: {
        revisions: [
          {
            id: 8,
            title: 'The Dragon at Work',
            slug: 'the-dragon-at-work',
            content: '<p>Ambition.</p>',
            metaDescription: 'How people of the Dragon work.',
            targetKeyword: 'dragon career',
            writtenAt: '2026-11-20T09:00:00.000Z',
            replacedAt: '2026-11-21T09:00:00.000Z',
          },
        ],
      },
    },
  },
  'PUT /api/blog/posts/{id}/image': {
    operationId: 'setPostImage',
    tag: 'blog',
    summary:
      'Set the image of an article, or only the alternative text of its image. Readers get a WebP of at most 1,600 × 1,600 pixels',
    access: 'admin',
    params: PostId,
    body: closed({
      /**
       * A JPEG, PNG, WebP or AVIF of at most 4 MB in base64. Without it the image stays. The schema has no pattern: a regular
       * expression may run out of memory on such a long text, and the check of the image also refuses text that is not base64.
       */
      data: Type.Optional(Type.String({ minLength: 4, maxLength: maxImageBase64 })),
      /** The alternative text of the image. */
      alt: Type.String({ maxLength: maxAltLength }),
    }),
    response: closed({ post: BlogPost }),
    bodyLimitBytes: maxImageBase64 + 4_096,
    limit: adminWrite,
    example: {
      params: { id: 3 },
      body: {
        data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        alt: 'A dragon of paper above a street',
      },
      response: {
        post: {
          ...examplePost,
          featuredImage: '/blog/images/0123456789abcdef0123456789abcdef.webp',
          imageAlt: 'A dragon of paper above a street',
        },
      },
    },
  },
  'DELETE /api/blog/posts/{id}/image': {
    operationId: 'removePostImage',
    tag: 'blog',
    summary: 'Remove the image of an article; idempotent',
    access: 'admin',
    params: PostId,
    response: closed({ post: BlogPost }),
    limit: adminWrite,
    example: { params: { id: 3 }, response: { post: examplePost } },
  },
  'DELETE /api/blog/posts/{id}': {
    operationId: 'deletePost',
    tag: 'blog',
    summary: 'Delete an article. It can be restored within 30 days',
    access: 'admin',
    params: PostId,
    response: closed({ deleted: Type.Literal(true) }),
    limit: adminWrite,
    example: { params: { id: 3 }, response: { deleted: true } },
  },
  'POST /api/blog/posts/{id}/restore': {
    operationId: 'restorePost',
    tag: 'blog',
    summary: 'Undo the deletion of an article',
    access: 'admin',
    params: PostId,
    response: closed({ post: BlogPost }),
    limit: adminWrite,
    example: { params: { id: 3 }, response: { post: examplePost } },
  },
} as const satisfies Record<string, EndpointSpec>;
