import type { Entities } from '../keyword/entities.ts';
import type { Context, KindArticle } from '../kind.ts';

/** Writes one side of a year. */
export type WriteYear = (year: number, entities: Entities, context: Context) => Omit<KindArticle, 'sources'>;
