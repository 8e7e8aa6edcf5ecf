import type {
  generationFrequencies,
  keywordCategories,
  postStatuses,
  searchIntents,
} from '@org/api-contract/values';
import type { ArticleCategory, ArticleFigure, TableClaim } from '@org/article-composer';
import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, UpdatedAt } from './times.ts';

interface BlogPostsTable {
  id: Generated<number>;
  title: string;
  slug: string;
  /** Sanitized HTML. */
  content: string;
  metaDescription: string;
  targetKeyword: string;
  /** The path of the image in `blogImages`. Null if and only if the next three columns are null. */
  featuredImage: string | null;
  /** Alternative text of the image. */
  imageAlt: string | null;
  /** In pixels. */
  imageWidth: number | null;
  imageHeight: number | null;
  status: Generated<(typeof postStatuses)[number]>;
  /** Not null if and only if the status is `published`. */
  publishedAt: Date | null;
  /** Not null if and only if the status is `scheduled`. */
  scheduledFor: Date | null;
  /** Null if only the previous release has written the text. */
  readingMinutes: number | null;
  /** Category of the keyword; `other` if it is not understood, null until it is categorized. */
  category: ArticleCategory | 'other' | null;
  /**
   * The subjects of the keyword and the title, first sign first. Null until the job has set them. See
   * `subjects-of.ts`.
   */
  subjects: ColumnType<string[] | null, readonly string[] | undefined, readonly string[] | null>;
  /** The admin who last saved the text; null while the text is unchanged from the composer or the language model. */
  updatedBy: string | null;
  /** When an admin deleted the article. It can be restored until it is purged. */
  deletedAt: Date | null;
  /** The facts from the lists that the text states, as JSON; null if they are not known. */
  cited: ColumnType<readonly TableClaim[] | null, string | undefined, string | null>;
  /** The figure of the page, as JSON; null if it has none. */
  figure: ColumnType<ArticleFigure | null, string | undefined, string | null>;
  /** Whether the lists no longer contain the facts that the text states. */
  isStale: Generated<boolean>;
  /** When the article was last rewritten; null if it never was. */
  rewrittenAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A table with one row. */
interface BlogStateTable {
  id: Generated<number>;
  /** Version of the article rules that the stored articles were last checked against. */
  textRules: number;
}

/** Previous texts of articles. */
interface BlogPostRevisionsTable {
  id: Generated<number>;
  postId: number;
  title: string;
  slug: string;
  content: string;
  metaDescription: string;
  targetKeyword: string;
  writtenAt: Date;
  replacedAt: Date;
}

/** Previous slugs of articles. */
interface BlogRedirectsTable {
  slug: string;
  postId: number;
}

/** Runs of the internal linking that added links. */
interface BlogLinkRunsTable {
  id: Generated<number>;
  ranAt: Date;
  undoneAt: Date | null;
}

/** The links that a run added to an article. */
interface BlogLinksAddedTable {
  runId: number;
  postId: number;
  path: string;
  /** The linked words as they stand in the text. */
  words: string;
}

/** Images of articles as WebP. */
interface BlogImagesTable {
  /** SHA-256 of the content; the last part of the image's path. */
  hash: string;
  content: Buffer;
  createdAt: CreatedAt;
}

interface BlogKeywordsTable {
  id: Generated<number>;
  keyword: string;
  searchVolume: number | null;
  difficulty: number | null;
  searchIntent: (typeof searchIntents)[number];
  category: (typeof keywordCategories)[number];
  isActive: Generated<boolean>;
  lastUsed: Date | null;
  /** The reason for the writer's refusal when the keyword was last used. */
  refusal: string | null;
  deletedAt: Date | null;
  createdAt: CreatedAt;
}

/** Has one row if the blog is initialized, and none before. */
interface BlogSettingsTable {
  id: Generated<number>;
  businessLocation: Generated<string>;
  targetWordCount: Generated<number>;
  includeLocalSeo: Generated<boolean>;
  autoPublish: Generated<boolean>;
  generationFrequency: Generated<(typeof generationFrequencies)[number]>;
  isActive: Generated<boolean>;
  /** Name of the editor, which article pages show. Null or empty without one. */
  editorName: string | null;
  /** When the schedule writes the next article; null while it is off. */
  nextArticleAt: Date | null;
  /** The last run of the schedule, with its result as a sentence. */
  lastRunAt: Date | null;
  lastResult: string | null;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

export interface BlogTables {
  blogPosts: BlogPostsTable;
  blogState: BlogStateTable;
  blogPostRevisions: BlogPostRevisionsTable;
  blogRedirects: BlogRedirectsTable;
  blogLinkRuns: BlogLinkRunsTable;
  blogLinksAdded: BlogLinksAddedTable;
  blogImages: BlogImagesTable;
  blogKeywords: BlogKeywordsTable;
  blogSettings: BlogSettingsTable;
}
