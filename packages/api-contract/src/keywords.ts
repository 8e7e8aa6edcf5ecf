import * as Type from 'typebox';
import { adminWrite } from './article-schemas.ts';
import type { EndpointSpec } from './endpoint.ts';
import { closed, Instant, named, nullable } from './schemas.ts';
import { keywordCategories, searchIntents } from './values.ts';

const SearchIntent = Type.Enum([...searchIntents], { title: 'SearchIntent' });
const Category = Type.Enum([...keywordCategories], { title: 'KeywordCategory' });

/** A subject that articles are written about (specification, section 3: Blog keyword). */
export const BlogKeyword = named('BlogKeyword', {
  id: Type.Integer(),
  keyword: Type.String(),
  searchVolume: nullable(Type.Integer({ minimum: 0 })),
  difficulty: nullable(Type.Integer({ minimum: 0, maximum: 100 })),
  searchIntent: SearchIntent,
  category: Category,
  isActive: Type.Boolean(),
  lastUsed: nullable(Instant),
  /** The reason why no article could be written about the keyword when it was added, changed or last used. */
  refusal: nullable(Type.String()),
  createdAt: Instant,
  /** The number of articles with this keyword, ignoring case, and the three that changed last. Only in the list. */
  articles: Type.Optional(
    closed({
      total: Type.Integer({ minimum: 0 }),
      newest: Type.Array(closed({ id: Type.Integer(), title: Type.String() })),
    }),
  ),
});

export type BlogKeyword = Type.Static<typeof BlogKeyword>;

const exampleKeyword = {
  id: 5,
  keyword: 'dragon and rooster compatibility',
  searchVolume: null,
  difficulty: null,
  searchIntent: 'informational',
  category: 'compatibility',
  isActive: true,
  lastUsed: null,
  refusal: null,
  createdAt: '2026-11-20T09:00:00.000Z',
};

const KeywordId = closed({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });
const Keyword = Type.String({ maxLength: 120 });

export const keywordEndpoints = {
  'GET /api/blog/keywords': {
    operationId: 'listKeywords',
    tag: 'blog',
    summary: 'All keywords in alphabetical order',
    access: 'admin',
    response: closed({ keywords: Type.Array(BlogKeyword) }),
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: { response: { keywords: [exampleKeyword] } },
  },
  'POST /api/blog/keywords': {
    operationId: 'addKeyword',
    tag: 'blog',
    summary: 'Add a keyword. Keywords that differ only in case or outer spaces are the same',
    access: 'admin',
    body: closed({
      keyword: Keyword,
      category: Category,
      searchIntent: SearchIntent,
    }),
    response: closed({ keyword: BlogKeyword }),
    errors: ['keyword_taken'],
    limit: { max: 60, windowSeconds: 60, by: 'user' },
    example: {
      body: {
        keyword: 'dragon and rooster compatibility',
        category: 'compatibility',
        searchIntent: 'informational',
      },
      response: { keyword: exampleKeyword },
    },
  },
  'POST /api/blog/import-keywords': {
    operationId: 'importKeywords',
    tag: 'blog',
    summary: 'Add many keywords. Those that are in the list already are left as they are',
    access: 'admin',
    body: closed({
      keywords: Type.Array(closed({ keyword: Keyword, category: Category, searchIntent: SearchIntent }), {
        minItems: 1,
        maxItems: 500,
      }),
    }),
    response: closed({
      added: Type.Integer({ minimum: 0 }),
      existing: Type.Integer({ minimum: 0 }),
      /** The number of added keywords about which no article can be written. Each has its reason. */
      refused: Type.Integer({ minimum: 0 }),
    }),
    bodyLimitBytes: 262_144,
    limit: adminWrite,
    example: {
      body: {
        keywords: [{ keyword: 'dragon at sea', category: 'astrology', searchIntent: 'informational' }],
      },
      response: { added: 1, existing: 0, refused: 0 },
    },
  },
  'PUT /api/blog/keywords/{id}': {
    operationId: 'updateKeyword',
    tag: 'blog',
    summary: 'Change a keyword, or whether articles are written about it',
    access: 'admin',
    params: KeywordId,
    body: closed({
      keyword: Keyword,
      category: Category,
      searchIntent: SearchIntent,
      isActive: Type.Boolean(),
    }),
    response: closed({ keyword: BlogKeyword }),
    errors: ['keyword_taken'],
    limit: adminWrite,
    example: {
      params: { id: 5 },
      body: {
        keyword: 'dragon and rooster as neighbors',
        category: 'compatibility',
        searchIntent: 'informational',
        isActive: true,
      },
      response: { keyword: exampleKeyword },
    },
  },
  'DELETE /api/blog/keywords/{id}': {
    operationId: 'deleteKeyword',
    tag: 'blog',
    summary: 'Delete a keyword. It can be restored',
    access: 'admin',
    params: KeywordId,
    response: closed({ deleted: Type.Literal(true) }),
    limit: adminWrite,
    example: { params: { id: 5 }, response: { deleted: true } },
  },
  'POST /api/blog/keywords/{id}/restore': {
    operationId: 'restoreKeyword',
    tag: 'blog',
    summary: 'Undo the deletion of a keyword',
    access: 'admin',
    params: KeywordId,
    response: closed({ keyword: BlogKeyword }),
    limit: adminWrite,
    example: { params: { id: 5 }, response: { keyword: exampleKeyword } },
  },
} as const satisfies Record<string, EndpointSpec>;
