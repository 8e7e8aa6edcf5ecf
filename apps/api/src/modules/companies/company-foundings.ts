import type { Db } from '#database/connection.ts';
import type { Founding } from '#services/article-writer/article-writer.ts';
import { foundings } from './queries.ts';

/** What articles may say of the companies. */
export const companyFoundings = (db: Db): Promise<Founding[]> => foundings(db);
