import type { BlogPost } from '@org/api-contract';
import type { UseQueryResult } from '@tanstack/react-query';

/** The query of all articles, most recently changed first. */
export type PostsQuery = UseQueryResult<{ posts: BlogPost[] }>;
