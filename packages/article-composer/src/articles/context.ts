import type { ArticleFacts, ArticleTables } from '../article.ts';

/** What an answerer needs beside its subject. */
export interface Context {
  /** All rows, for counts. */
  readonly facts: ArticleFacts;
  /** The rows that articles may name. */
  readonly nameable: ArticleTables;
  /** The keyword in lower case, in the words that the composer understands. */
  readonly text: string;
}

export const thisYear = ({ facts }: Context): number => facts.today.getUTCFullYear();
