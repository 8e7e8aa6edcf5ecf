import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { almanacPageAt, almanacPages } from './almanac/almanac-pages.tsx';
import type { BlogContext } from './blog/blog-listing.ts';
import { BlogPage } from './blog/BlogPage.tsx';
import { ArticlePage } from './ArticlePage.tsx';
import type { LandingContext, RenderAlmanacPage, RenderArticlePage, RenderShopPage } from './article-page.ts';
import { LandingDocument } from './landing/LandingDocument.tsx';
import { shopPages } from './shop/shop-pages.tsx';

export { almanacPath, dateInChina } from './almanac/almanac-pages.tsx';

export const renderArticlePage: RenderArticlePage = (page) => documentOf(<ArticlePage {...page} />);

export const renderAlmanacPage: RenderAlmanacPage = (path, context) => {
  const page = almanacPageAt(path);
  if (!page) throw new RangeError(`The almanac has no page ${path}.`);
  return documentOf(page(context));
};

export const renderShopPage: RenderShopPage = (path, context) => {
  const page = shopPages.get(path);
  if (!page) throw new RangeError(`The shop has no page ${path}.`);
  return documentOf(page(context));
};

/** The paths of all pages of the almanac, for the sitemap. */
export const almanacPaths: readonly string[] = [...almanacPages.keys()];

const documentOf = (page: ReactNode): string => `<!doctype html>${renderToStaticMarkup(page)}\n`;

export const renderBlogPage = (context: BlogContext): string => documentOf(<BlogPage {...context} />);

export const renderLandingPage = (context: LandingContext): string =>
  documentOf(<LandingDocument {...context} />);
