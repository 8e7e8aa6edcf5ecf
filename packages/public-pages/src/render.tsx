import { renderToStaticMarkup } from 'react-dom/server';
import { ArticleList } from './ArticleList.tsx';
import { ArticlePage } from './ArticlePage.tsx';
import type { RenderArticleList, RenderArticlePage } from './article-page.ts';

export const renderArticlePage: RenderArticlePage = (page) =>
  `<!doctype html>${renderToStaticMarkup(<ArticlePage {...page} />)}\n`;

export const renderArticleList: RenderArticleList = (articles) =>
  renderToStaticMarkup(
    articles.length === 0 ? <p>No articles yet.</p> : <ArticleList articles={articles} heading="h2" />,
  );
