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
 * Matches a statement that writes to a table from which cached answers are made. Reads with a CTE or `for update` do
 * not match.
 */
const writesContent = new RegExp(
  String.raw`\b(?:insert into|update|delete from|truncate(?: table)?|merge into|copy)\s+"?(?:${tables})\b`,
  'i',
);

/** Counts this process's writes to the tables from which cached answers are made. */
export class ContentWrites {
  /** Increases with each write. Read it before the content. */
  count = 0;

  static isOne(statement: string): boolean {
    return writesContent.test(statement);
  }
}
