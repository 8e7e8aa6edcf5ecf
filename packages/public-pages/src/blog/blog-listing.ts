import type { ZodiacSignId } from '@org/zodiac-core';
import type { Site } from '../web-build.ts';
import type { ArticleCategoryId, BlogPlace } from './categories.ts';

/** An article as the blog lists it. */
export interface BlogArticle {
  id: number;
  title: string;
  slug: string;
  metaDescription: string;
  targetKeyword: string;
  readingMinutes: number;
  zodiacSign: ZodiacSignId | null;
  /** An ISO time. */
  publishedAt: string;
}

/** A page of the blog. */
export interface BlogListing extends BlogPlace {
  articles: readonly BlogArticle[];
  /** Of the category, on all pages. */
  total: number;
  pageCount: number;
  /** The categories that have articles. */
  categories: readonly ArticleCategoryId[];
}

/** A page of the blog with its surroundings. */
export interface BlogContext {
  site: Site;
  /** `undefined` while the database is unavailable. */
  listing: BlogListing | undefined;
}
