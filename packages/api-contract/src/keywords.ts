import * as Type from 'typebox';
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
  createdAt: Instant,
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
  createdAt: '2026-11-20T09:00:00.000Z',
};

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
      keyword: Type.String({ maxLength: 120 }),
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
} as const satisfies Record<string, EndpointSpec>;
