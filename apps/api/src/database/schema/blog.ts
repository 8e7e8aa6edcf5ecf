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
  /** The path of the image, of which `blogImages` has the bytes. It is null if and only if the next three are. */
  featuredImage: string | null;
  /** What the image shows, in words. */
  imageAlt: string | null;
  /** In pixels. */
  imageWidth: number | null;
  imageHeight: number | null;
  status: Generated<(typeof postStatuses)[number]>;
  /** Not null if and only if the status is `published`. */
  publishedAt: Date | null;
  /** Not null if and only if the status is `scheduled`. */
  scheduledFor: Date | null;
  /** Unused: the release before stores rendered pages here. To be dropped in the next release. */
  page: string | null;
  pageTemplate: string | null;
  pageVersion: number | null;
  /** Null while only the release before has written the text. */
  readingMinutes: number | null;
  /** By the subject of the keyword; `other` if it is not understood, null until it was looked at. */
  category: ArticleCategory | 'other' | null;
  /** The transaction that last changed what readers see of the article. Read by the release before. */
  changedIn: Generated<string>;
  /** The subjects of the keyword and the title, the first sign first; null until the job has looked at them. See `subjects-of.ts`. */
  subjects: ColumnType<string[] | null, readonly string[] | undefined, readonly string[] | null>;
  /** The admin who last saved the text; null while the text is unchanged from the composer or the language model. */
  updatedBy: string | null;
  /** When an admin deleted the article. It can be restored until it is purged. */
  deletedAt: Date | null;
  /** What the text states of the tables, as JSON; null if that is not known. */
  cited: ColumnType<readonly TableClaim[] | null, string | undefined, string | null>;
  /** The figure of the page, as JSON; null if it has none. */
  figure: ColumnType<ArticleFigure | null, string | undefined, string | null>;
  /** Whether the tables no longer say what the text states of them. */
  isStale: Generated<boolean>;
  /** When it was last written again; null if it never was. */
  rewrittenAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** One row. */
interface BlogStateTable {
  id: Generated<number>;
  /** By which the release before knows that its stored pages are stale. */
  pagesVersion: number;
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

/** What a run linked in an article. */
interface BlogLinksAddedTable {
  runId: number;
  postId: number;
  path: string;
  /** The linked words, as the text has them. */
  words: string;
}

/** Images of articles as WebP. */
interface BlogImagesTable {
  /** Of the content, as in its path. */
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
  /** Why the writer refused the keyword when it was last used. */
  refusal: string | null;
  deletedAt: Date | null;
  createdAt: CreatedAt;
}

/** One row after the blog was initialized, none before. */
interface BlogSettingsTable {
  id: Generated<number>;
  businessLocation: Generated<string>;
  targetWordCount: Generated<number>;
  includeLocalSeo: Generated<boolean>;
  autoPublish: Generated<boolean>;
  generationFrequency: Generated<(typeof generationFrequencies)[number]>;
  isActive: Generated<boolean>;
  /** Who checks the articles, for their pages; null or empty without one. */
  editorName: string | null;
  /** When the schedule writes the next article; null while it is off. */
  nextArticleAt: Date | null;
  /** The last run of the schedule, and what came of it as a sentence. */
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
