import type { BlogKeyword } from '@org/api-contract';
import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { addKeyword } from './add-keyword.ts';
import { allKeywords } from './queries.ts';

type Row = Awaited<ReturnType<typeof allKeywords>>[number];

const blogKeyword = (row: Row): BlogKeyword => ({
  ...row,
  lastUsed: row.lastUsed?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

export const keywordRoutes = ({ db }: Services) =>
  ({
    'GET /api/blog/keywords': async () => ({ keywords: (await allKeywords(db)).map(blogKeyword) }),
    'POST /api/blog/keywords': async ({ body }) => ({ keyword: blogKeyword(await addKeyword(db, body)) }),
  }) satisfies Partial<Handlers>;
