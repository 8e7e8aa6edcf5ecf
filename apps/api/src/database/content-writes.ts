/**
 * A statement that writes a table from which answers are made that many callers share. Reads with a CTE or `for update` do not match.
 */
const writesContent =
  /\b(?:insert into|update|delete from|truncate(?: table)?|merge into|copy)\s+"?(?:companies|wikidata_facts|openings|jobs|car_brands|us_states|scrapes|blog_posts|blog_redirects|blog_settings)\b/i;

/** Counts what this process may have changed of the content that the cache keeps answers of. */
export class ContentWrites {
  /** Higher after each write. Read it before the content. */
  count = 0;

  /** Whether a statement writes content. */
  static isOne(statement: string): boolean {
    return writesContent.test(statement);
  }
}
