import { lists } from '@org/api-contract/lists';

const tables = [
  ...Object.values(lists).map(({ table }) => table),
  'wikidata_facts',
  'openings',
  'jobs',
  'scrapes',
  'blog_posts',
  'blog_redirects',
  'blog_settings',
].join('|');

/**
 * A statement that writes a table from which answers are made that many callers share. Reads with a CTE or `for update` do not match.
 */
const writesContent = new RegExp(
  String.raw`\b(?:insert into|update|delete from|truncate(?: table)?|merge into|copy)\s+"?(?:${tables})\b`,
  'i',
);

/** Counts what this process may have changed of the content that the cache keeps answers of. */
export class ContentWrites {
  /** Higher after each write. Read it before the content. */
  count = 0;

  /** Whether a statement writes content. */
  static isOne(statement: string): boolean {
    return writesContent.test(statement);
  }
}
