import { sql } from 'kysely';
import { articleImagePath } from '@org/public-pages/paths.ts';
import type { Db } from '#database/connection.ts';

export async function insertImage(trx: Db, hash: string, content: Buffer): Promise<void> {
  await trx
    .insertInto('blogImages')
    .values({ hash, content })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

/** The bytes of an image. */
export const imageContent = async (db: Db, hash: string): Promise<Buffer | undefined> =>
  (await db.selectFrom('blogImages').select('content').where('hash', '=', hash).executeTakeFirst())?.content;

/** Deletes images that no article uses. */
export async function deleteUnusedImages(trx: Db): Promise<void> {
  const [before = '', after = ''] = articleImagePath('*').split('*');
  await sql`
    delete from blog_images where not exists (
      select from blog_posts where featured_image = ${before} || hash || ${after}
    )`.execute(trx);
}
