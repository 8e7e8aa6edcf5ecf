import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { pageQuery, pageTotals } from './pages.ts';
import { closed, Instant, named, nullable, ZodiacSignId } from './schemas.ts';
import {
  articleCategories,
  generationFrequencies,
  maxAltLength,
  maxImageBytes,
  postStatuses,
  slugMaxLength,
  targetWordCounts,
} from './values.ts';

const ArticleCategory = Type.Enum([...articleCategories], { title: 'ArticleCategory' });
const PostId = closed({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });
const Title = Type.String({ minLength: 1, maxLength: 300 });
const MetaDescription = Type.String({ maxLength: 320 });
const Keyword = Type.String({ maxLength: 120 });
const Slug = Type.String({ maxLength: slugMaxLength, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
const WordCount = Type.Integer({ minimum: targetWordCounts.min, maximum: targetWordCounts.max });

/** An article as admins see it (specification, section 3: Blog post). */
export const BlogPost = named('BlogPost', {
  id: Type.Integer(),
  title: Type.String(),
  slug: Type.String(),
  content: Type.String(),
  metaDescription: Type.String(),
  targetKeyword: Type.String(),
  /** The path of the image. */
  featuredImage: nullable(Type.String()),
  /** What the image shows, in words. It is null if and only if the path is. */
  imageAlt: nullable(Type.String()),
  status: Type.Enum([...postStatuses], { title: 'PostStatus' }),
  publishedAt: nullable(Instant),
  /** When a scheduled article will be published. */
  scheduledFor: nullable(Instant),
  /** Whether the tables no longer say what the text states of them. */
  isStale: Type.Boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});

/** A previous text of an article. */
export const PostRevision = named('PostRevision', {
  id: Type.Integer(),
  title: Type.String(),
  slug: Type.String(),
  content: Type.String(),
  metaDescription: Type.String(),
  targetKeyword: Type.String(),
  /** When this text was saved, and when the next one replaced it. */
  writtenAt: Instant,
  replacedAt: Instant,
});

export type PostRevision = Type.Static<typeof PostRevision>;

export type BlogPost = Type.Static<typeof BlogPost>;

/** How long a written article became, in words. */
export const ArticleLength = named('ArticleLength', {
  words: Type.Integer({ minimum: 0 }),
  target: WordCount,
  /** Whether the target was not reached, because there was nothing more to say. */
  isShorter: Type.Boolean(),
});

export type ArticleLength = Type.Static<typeof ArticleLength>;

/** An article that the writer has written. */
const WrittenPost = named('WrittenPost', { post: BlogPost, length: ArticleLength });

/** A rule for articles, as it applies to a text that is being edited. */
export const ArticleCheck = named('ArticleCheck', {
  field: Type.Enum(['title', 'content', 'metaDescription', 'targetKeyword']),
  name: Type.String(),
  /** What is wrong; `null` if nothing is. */
  problem: nullable(Type.String()),
  /** Whether an article that breaks it cannot be published. */
  isRequired: Type.Boolean(),
});

export type ArticleCheck = Type.Static<typeof ArticleCheck>;

/** An article in the public list. */
export const PublishedPost = named('PublishedPost', {
  id: Type.Integer(),
  title: Type.String(),
  slug: Type.String(),
  metaDescription: Type.String(),
  targetKeyword: Type.String(),
  featuredImage: nullable(Type.String()),
  readingMinutes: Type.Integer({ minimum: 0 }),
  /** By the subject of the keyword; `null` if it is none of these. */
  category: nullable(ArticleCategory),
  /** The first sign that the keyword, else the title, names. */
  zodiacSign: nullable(ZodiacSignId),
  publishedAt: Instant,
});

export type PublishedPost = Type.Static<typeof PublishedPost>;

/** The settings of article generation (specification, section 3: Blog settings). */
export const BlogSettings = named('BlogSettings', {
  businessLocation: Type.String({ minLength: 1, maxLength: 120 }),
  targetWordCount: WordCount,
  includeLocalSEO: Type.Boolean(),
  autoPublish: Type.Boolean(),
  generationFrequency: Type.Enum([...generationFrequencies], { title: 'GenerationFrequency' }),
  isActive: Type.Boolean(),
  /** Who checks the articles, for their pages. Absent or empty if nobody is named. */
  editorName: Type.Optional(Type.String({ maxLength: 80 })),
});

export type BlogSettings = Type.Static<typeof BlogSettings>;

const examplePost = {
  id: 3,
  title: 'The Dragon at Work',
  slug: 'the-dragon-at-work',
  content: '<h2>What the Dragon brings</h2><p>Ambition, and the stamina to follow it.</p>',
  metaDescription: 'How people of the Dragon work, and with whom they work best.',
  targetKeyword: 'dragon career',
  featuredImage: null,
  imageAlt: null,
  status: 'draft',
  publishedAt: null,
  scheduledFor: null,
  isStale: false,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
};

const exampleLength = { words: 312, target: 2000, isShorter: true };

/** Base64 takes four characters for three bytes. */
const maxImageBase64 = Math.ceil(maxImageBytes / 3) * 4 + 4;

const adminRead = { max: 120, windowSeconds: 60, by: 'user' } as const;
const adminWrite = { max: 60, windowSeconds: 60, by: 'user' } as const;
/** Counts all calls, failed ones too. The server also limits the articles of its writer, to 10 or 100 an hour. */
const generation = { max: 300, windowSeconds: 3600, by: 'user' } as const;

export const articleEndpoints = {
  'GET /api/blog/published': {
    operationId: 'listPublishedPosts',
    tag: 'blog',
    summary:
      'Published articles, the newest first. With page, limit or category, a page of those of the category and the categories that have articles',
    access: 'public',
    query: closed({ ...pageQuery, category: Type.Optional(ArticleCategory) }),
    response: closed({
      posts: Type.Array(PublishedPost),
      /** This and the following with `page`, `limit` or `category` only. */
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
    summary: 'All articles, the most recently changed first',
    access: 'admin',
    response: closed({ posts: Type.Array(BlogPost) }),
    limit: adminRead,
    example: { response: { posts: [examplePost] } },
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
      /** Another address. The old one redirects to it. */
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
    summary: 'What the rules for articles say of a text that is being edited; nothing is stored',
    access: 'admin',
    body: closed({
      /** The article of the text, with which it is not compared. */
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
          { field: 'targetKeyword', name: 'A keyword of its own', problem: null, isRequired: false },
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
      'Give an article an image, or its image another text. Readers get a WebP of at most 1,600 × 1,600 pixels',
    access: 'admin',
    params: PostId,
    body: closed({
      /** A JPEG, PNG, WebP or AVIF of at most 4 MB in base64. Without it the image stays. */
      data: Type.Optional(
        Type.String({ minLength: 4, maxLength: maxImageBase64, pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
      ),
      /** What it shows, in words. */
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
    summary: 'Take the image of an article away; idempotent',
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
  'POST /api/blog/initialize': {
    operationId: 'initializeBlog',
    tag: 'blog',
    summary: 'Add the settings, the first keywords and the first articles, where they are missing',
    access: 'admin',
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
      /** `null` if there is none. */
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
      'Write an article again from the tables of today. It keeps its address; the previous text is a revision',
    access: 'admin',
    params: PostId,
    response: WrittenPost,
    errors: ['busy', 'source_failed', 'stale_edit'],
    limit: generation,
    example: { params: { id: 3 }, response: { post: examplePost, length: exampleLength } },
  },
  'POST /api/blog/generate-random': {
    operationId: 'generateRandomPost',
    tag: 'blog',
    summary: 'Write an article about the active keyword that was used least recently',
    access: 'admin',
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
    summary: 'When the schedule writes its next article, and what came of its last run',
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
