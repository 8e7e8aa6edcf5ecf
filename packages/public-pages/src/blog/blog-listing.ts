import type { ZodiacSignId } from '@org/zodiac-core';
import type { Site } from '../web-build.ts';
import type { ArticleCategoryId, BlogPlace } from './categories.ts';

/** An article in the list of the blog. */
export interface BlogArticle {
  id: number;
  title: string;
  slug: string;
  metaDescription: string;
  targetKeyword: string;
  readingMinutes: number;
  zodiacSign: ZodiacSignId | null;
  /** The time of publication, in ISO format. */
  publishedAt: string;
}

/** A page of the blog. */
export interface BlogListing extends BlogPlace {
  articles: readonly BlogArticle[];
  /** Number of articles of the category on all pages. */
  total: number;
  pageCount: number;
  categories: readonly ArticleCategoryId[];
}

/** The input of the blog's page. */
export interface BlogContext {
  site: Site;
  /** `undefined` while the database is unavailable. */
  listing: BlogListing | undefined;
}
