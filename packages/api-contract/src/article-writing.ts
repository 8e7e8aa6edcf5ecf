import * as Type from 'typebox';
import {
  adminRead,
  adminWrite,
  ArticleLength,
  BlogPost,
  BlogSettings,
  exampleLength,
  examplePost,
  generation,
  Keyword,
  PostId,
  WordCount,
  WrittenPost,
} from './article-schemas.ts';
import type { EndpointSpec } from './endpoint.ts';
import { closed, Instant, nullable } from './schemas.ts';

export const articleWritingEndpoints = {
  'POST /api/blog/initialize': {
    operationId: 'initializeBlog',
    tag: 'blog',
    summary: 'Add the settings, the first keywords and the first articles, where they are missing',
    access: 'admin',
    weight: 'long',
    response: closed({ message: Type.String(), keywordsAdded: Type.Integer({ minimum: 0 }) }),
    errors: ['busy'],
    limit: adminWrite,
    example: {
      response: {
        message: 'The blog is ready: 24 keywords were added, and 6 articles were published.',
        keywordsAdded: 24,
      },
    },
  },
  'POST /api/blog/add-internal-links': {
    operationId: 'addInternalLinks',
    tag: 'blog',
    summary:
      "Link an article to another where it names the other's keyword, and to the pages on its signs, years and pair; a repeated call changes nothing",
    access: 'admin',
    weight: 'long',
    response: closed({
      message: Type.String(),
      linksAdded: Type.Integer({ minimum: 0 }),
      articlesChanged: Type.Integer({ minimum: 0 }),
    }),
    errors: ['busy'],
    limit: adminWrite,
    example: {
      response: { message: '8 links were added to 5 articles.', linksAdded: 8, articlesChanged: 5 },
    },
  },
  'GET /api/blog/link-run': {
    operationId: 'getLinkRun',
    tag: 'blog',
    summary: 'The latest run of the internal linking that can be undone',
    access: 'admin',
    response: closed({
      /** `null` if no run can be undone. */
      lastRun: nullable(
        closed({
          ranAt: Instant,
          links: Type.Integer({ minimum: 0 }),
          articles: Type.Integer({ minimum: 0 }),
        }),
      ),
    }),
    limit: adminRead,
    example: { response: { lastRun: { ranAt: '2026-11-20T09:00:00.000Z', links: 8, articles: 5 } } },
  },
  'POST /api/blog/undo-internal-links': {
    operationId: 'undoInternalLinks',
    tag: 'blog',
    summary:
      'Remove the links that the last run of the internal linking has added; a repeated call undoes the run before',
    access: 'admin',
    weight: 'long',
    response: closed({
      message: Type.String(),
      linksRemoved: Type.Integer({ minimum: 0 }),
      articlesChanged: Type.Integer({ minimum: 0 }),
    }),
    errors: ['busy', 'conflict'],
    limit: adminWrite,
    example: {
      response: { message: '8 links were removed from 5 articles.', linksRemoved: 8, articlesChanged: 5 },
    },
  },
  'POST /api/blog/generate': {
    operationId: 'generatePost',
    tag: 'blog',
    summary: 'Write an article about a keyword',
    access: 'admin',
    weight: 'long',
    body: closed({
      keyword: Keyword,
      settings: Type.Optional(
        closed({
          businessLocation: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
          targetWordCount: Type.Optional(WordCount),
          includeLocalSEO: Type.Optional(Type.Boolean()),
        }),
      ),
    }),
    response: WrittenPost,
    errors: ['busy', 'source_failed'],
    limit: generation,
    example: {
      body: {
        keyword: 'dragon career',
        settings: { businessLocation: 'Global', targetWordCount: 2000, includeLocalSEO: false },
      },
      response: { post: examplePost, length: exampleLength },
    },
  },
  'POST /api/blog/posts/{id}/rewrite': {
    operationId: 'rewritePost',
    tag: 'blog',
    summary:
      'Write an article again from the current tables. It keeps its address; the previous text is a revision',
    access: 'admin',
    weight: 'long',
    params: PostId,
    response: WrittenPost,
    errors: ['busy', 'source_failed', 'stale_edit'],
    limit: generation,
    example: { params: { id: 3 }, response: { post: examplePost, length: exampleLength } },
  },
  'POST /api/blog/generate-random': {
    operationId: 'generateRandomPost',
    tag: 'blog',
    summary: 'Write an article about the least recently used active keyword that has no article',
    access: 'admin',
    weight: 'long',
    response: closed({ keyword: Type.String(), post: BlogPost, length: ArticleLength }),
    errors: ['busy', 'no_active_keyword', 'source_failed'],
    limit: generation,
    example: { response: { keyword: 'dragon career', post: examplePost, length: exampleLength } },
  },
  'GET /api/blog/settings': {
    operationId: 'getBlogSettings',
    tag: 'blog',
    summary: 'Read the settings of article generation',
    access: 'admin',
    response: BlogSettings,
    limit: adminRead,
    example: {
      response: {
        businessLocation: 'Global',
        targetWordCount: 2000,
        includeLocalSEO: false,
        autoPublish: false,
        generationFrequency: 'weekly',
        isActive: true,
      },
    },
  },
  'GET /api/blog/schedule': {
    operationId: 'getBlogSchedule',
    tag: 'blog',
    summary: 'When the schedule writes its next article, and the result of its last run',
    access: 'admin',
    response: closed({
      nextArticleAt: nullable(Instant),
      lastRunAt: nullable(Instant),
      lastResult: nullable(Type.String()),
    }),
    limit: adminRead,
    example: {
      response: {
        nextArticleAt: '2026-11-27T09:00:00.000Z',
        lastRunAt: '2026-11-20T09:00:00.000Z',
        lastResult: 'Wrote “The Dragon at Work”.',
      },
    },
  },
  'PUT /api/blog/settings': {
    operationId: 'updateBlogSettings',
    tag: 'blog',
    summary: 'Change the settings of article generation',
    access: 'admin',
    body: BlogSettings,
    response: BlogSettings,
    limit: adminWrite,
    example: {
      body: {
        businessLocation: 'Global',
        targetWordCount: 1500,
        includeLocalSEO: false,
        autoPublish: true,
        generationFrequency: 'daily',
        isActive: true,
      },
      response: {
        businessLocation: 'Global',
        targetWordCount: 1500,
        includeLocalSEO: false,
        autoPublish: true,
        generationFrequency: 'daily',
        isActive: true,
      },
    },
  },
} as const satisfies Record<string, EndpointSpec>;
