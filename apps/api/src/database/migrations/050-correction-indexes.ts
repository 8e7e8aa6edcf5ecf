import { sql, type Kysely } from 'kysely';

/**
 * A misspelled word is compared with words of about its length. Hundreds of thousands of words may begin alike, such
 * as Chinese names without spaces, but most of them have another length. The previous release reads
 * `catalog_words_start` and `catalog_words_end`.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create index catalog_words_length_start on catalog_words (kind, length(word), word text_pattern_ops)`.execute(
    db,
  );
  await sql`
    create index catalog_words_length_end on catalog_words (kind, length(word), reverse(word) text_pattern_ops)`.execute(
    db,
  );
}
