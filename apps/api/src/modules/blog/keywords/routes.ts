import type { BlogKeyword } from '@org/api-contract';
import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { addKeyword, importKeywords, changeKeyword, deleteKeyword } from './keywords.ts';
import { allKeywords, articlesOfKeywords } from './queries.ts';

type Row = Awaited<ReturnType<typeof allKeywords>>[number];

const blogKeyword = (row: Row): BlogKeyword => ({
  ...row,
  lastUsed: row.lastUsed?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

async function keywordsWithArticles(db: Services['db']): Promise<BlogKeyword[]> {
  const [keywords, articles] = await Promise.all([allKeywords(db), articlesOfKeywords(db)]);
  const byKeyword = Map.groupBy(articles, ({ keywordId }) => keywordId);
  return keywords.map((row) => {
    const named = byKeyword.get(row.id) ?? [];
    return {
      ...blogKeyword(row),
      articles: { total: named[0]?.total ?? 0, newest: named.map(({ id, title }) => ({ id, title })) },
    };
  });
}

export function keywordRoutes(services: Services) {
  const { db, clock } = services;
  return {
    'GET /api/blog/keywords': async () => ({ keywords: await keywordsWithArticles(db) }),
    'POST /api/blog/keywords': async ({ body }) => ({
      keyword: blogKeyword(await addKeyword(services, body)),
    }),
    'POST /api/blog/import-keywords': ({ body }) => importKeywords(services, body.keywords),
    'PUT /api/blog/keywords/{id}': async ({ params, body }) => ({
      keyword: blogKeyword(await changeKeyword(services, params.id, body)),
    }),
    'DELETE /api/blog/keywords/{id}': async ({ params }) => {
      await deleteKeyword(db, params.id, clock());
      return { deleted: true };
    },
    'POST /api/blog/keywords/{id}/restore': async ({ params }) => ({
      keyword: blogKeyword(await deleteKeyword(db, params.id, null)),
    }),
  } satisfies Partial<Handlers>;
}
