import * as Type from 'typebox';
import { closed, Instant, named, nullable, ZodiacSignId } from './schemas.ts';
import {
  articleCategories,
  generationFrequencies,
  maxImageBytes,
  postStatuses,
  slugMaxLength,
  targetWordCounts,
} from './values.ts';

export const ArticleCategory = Type.Enum([...articleCategories], { title: 'ArticleCategory' });
export const PostId = closed({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });
export const Title = Type.String({ minLength: 1, maxLength: 300 });
export const MetaDescription = Type.String({ maxLength: 320 });
export const Keyword = Type.String({ maxLength: 120 });
export const Slug = Type.String({ maxLength: slugMaxLength, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
export const WordCount = Type.Integer({ minimum: targetWordCounts.min, maximum: targetWordCounts.max });

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
  /** The alternative text of the image. `null` if and only if the path is. */
  imageAlt: nullable(Type.String()),
  status: Type.Enum([...postStatuses], { title: 'PostStatus' }),
  publishedAt: nullable(Instant),
  /** When a scheduled article will be published. */
  scheduledFor: nullable(Instant),
  /** Whether the text states facts that the tables no longer contain. */
  isStale: Type.Boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});

const { content, ...withoutText } = BlogPost.properties;

/** An article in the list of admins. */
export const ListedPost = named('ListedPost', {
  ...withoutText,
  /** Only in the list of all articles, without any parameter. */
  content: Type.Optional(content),
  /** Whether another article has the same keyword, ignoring case. Only in a page of the list. */
  sharesKeyword: Type.Optional(Type.Boolean()),
  /** Whether an admin has edited the text since the product wrote it. Only in a page of the list. */
  isEdited: Type.Optional(Type.Boolean()),
  /** When a deleted article is removed permanently. Until then it can be restored. */
  keptUntil: Type.Optional(Instant),
});

export type ListedPost = Type.Static<typeof ListedPost>;

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

/** The length of a written article in words. */
export const ArticleLength = named('ArticleLength', {
  words: Type.Integer({ minimum: 0 }),
  target: WordCount,
  /** Whether the article is below the target, because there was nothing more to say. */
  isShorter: Type.Boolean(),
});

export type ArticleLength = Type.Static<typeof ArticleLength>;

/** An article that the writer has written. */
export const WrittenPost = named('WrittenPost', { post: BlogPost, length: ArticleLength });

/** The result of one rule for articles, applied to a text that is being edited. */
export const ArticleCheck = named('ArticleCheck', {
  field: Type.Enum(['title', 'content', 'metaDescription', 'targetKeyword']),
  name: Type.String(),
  /** The problem; `null` if there is none. */
  problem: nullable(Type.String()),
  /** Whether an article that breaks the rule cannot be published. */
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
  /** The category by the subject of the keyword; `null` for other subjects. */
  category: nullable(ArticleCategory),
  /** The first sign named in the keyword, or else in the title. */
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
  /** The name of the editor who checks the articles, for their pages. Absent or empty if no editor is named. */
  editorName: Type.Optional(Type.String({ maxLength: 80 })),
});

export type BlogSettings = Type.Static<typeof BlogSettings>;

export const examplePost = {
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

export const exampleLength = { words: 312, target: 2000, isShorter: true };

/** Base64 takes four characters for three bytes. */
export const maxImageBase64 = Math.ceil(maxImageBytes / 3) * 4 + 4;

export const adminRead = { max: 120, windowSeconds: 60, by: 'user' } as const;
export const adminWrite = { max: 60, windowSeconds: 60, by: 'user' } as const;
/** Counts all calls, including failed ones. The server also limits the articles of its writer, to 10 or 100 an hour. */
export const generation = { max: 300, windowSeconds: 3600, by: 'user' } as const;
