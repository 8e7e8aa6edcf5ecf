import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table page_views (
      day date not null,
      path text not null,
      views bigint not null,
      primary key (day, path)
    )`.execute(db);
}
