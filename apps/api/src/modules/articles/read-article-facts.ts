import type { Db } from '#database/connection.ts';
import { carBrandFoundings } from '#modules/car-brands/car-brand-foundings.ts';
import { companyFoundings } from '#modules/companies/company-foundings.ts';
import { usStateFoundings } from '#modules/us-states/us-state-foundings.ts';
import { keywordsOfPosts } from './queries.ts';
import type { ArticleFacts } from '#services/article-writer/article-writer.ts';

/** What an article may say of the product's tables, as they are now. */
export async function readArticleFacts(db: Db): Promise<ArticleFacts> {
  const [companies, carBrands, usStates, keywords] = await Promise.all([
    companyFoundings(db),
    carBrandFoundings(db),
    usStateFoundings(db),
    keywordsOfPosts(db),
  ]);
  return { companies, carBrands, usStates, keywords };
}
