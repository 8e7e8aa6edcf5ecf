/** The exports of `dist/render.js`. Its source is TSX, which the API's tsconfig does not support. */
import type { RenderArticleList, RenderArticlePage } from './src/article-page.ts';

export type { ListedArticle } from './src/article-page.ts';
export declare const renderArticlePage: RenderArticlePage;
export declare const renderArticleList: RenderArticleList;
/** Hash of the bundle. */
export declare const templateVersion: string;
