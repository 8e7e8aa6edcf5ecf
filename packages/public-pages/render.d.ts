/** The exports of `dist/render.js`. Its source is TSX, which the API's tsconfig does not support. */
import type { CalendarDate } from '@org/zodiac-core';
import type {
  LandingContext,
  RenderAlmanacPage,
  RenderArticlePage,
  RenderShopPage,
} from './src/article-page.ts';
import type { BlogContext } from './src/blog/blog-listing.ts';

export type { CountsOfTables, LandingContext, ListedArticle, ShopContext } from './src/article-page.ts';
export type { BlogListing } from './src/blog/blog-listing.ts';
export declare const renderArticlePage: RenderArticlePage;
export declare const renderBlogPage: (context: BlogContext) => string;
export declare const renderLandingPage: (context: LandingContext) => string;
export declare const renderAlmanacPage: RenderAlmanacPage;
export declare const renderShopPage: RenderShopPage;
/** The paths of all pages of the almanac. */
export declare const almanacPaths: readonly string[];
/** The canonical path of a page of the almanac, also for a pair in the other order; `undefined` for any other path. */
export declare const almanacPath: (path: string) => string | undefined;
/** The date by China's clock, UTC+8. */
export declare const dateInChina: (moment: Date) => CalendarDate;
