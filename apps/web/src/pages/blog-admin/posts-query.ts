import type { BlogPost } from '@org/api-contract';
import type { UseQueryResult } from '@tanstack/react-query';

/** Every article, the last changed first, as far as it has been loaded. */
export type PostsQuery = UseQueryResult<{ posts: BlogPost[] }>;
