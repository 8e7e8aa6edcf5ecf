import type { BlogKeyword } from '@org/api-contract';
import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { addKeyword, importKeywords } from './add-keyword.ts';
import { changeKeyword, deleteKeyword } from './change-keyword.ts';
import { allKeywords } from './queries.ts';

type Row = Awaited<ReturnType<typeof allKeywords>>[number];

const blogKeyword = (row: Row): BlogKeyword => ({
  ...row,
  lastUsed: row.lastUsed?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});

export const keywordRoutes = ({ db, clock }: Services) =>
  ({
    'GET /api/blog/keywords': async () => ({ keywords: (await allKeywords(db)).map(blogKeyword) }),
    'POST /api/blog/keywords': async ({ body }) => ({ keyword: blogKeyword(await addKeyword(db, body)) }),
    'POST /api/blog/import-keywords': ({ body }) => importKeywords(db, body.keywords),
    'PUT /api/blog/keywords/{id}': async ({ params, body }) => ({
      keyword: blogKeyword(await changeKeyword(db, params.id, body)),
    }),
    'DELETE /api/blog/keywords/{id}': async ({ params }) => {
      await deleteKeyword(db, params.id, clock());
      return { deleted: true };
    },
    'POST /api/blog/keywords/{id}/restore': async ({ params }) => ({
      keyword: blogKeyword(await deleteKeyword(db, params.id, null)),
    }),
  }) satisfies Partial<Handlers>;
