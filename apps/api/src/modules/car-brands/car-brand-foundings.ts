import type { Db } from '#database/connection.ts';
import type { Founding } from '#services/article-writer/article-writer.ts';
import { foundings } from './queries.ts';

/** What articles may say of the car brands. */
export const carBrandFoundings = (db: Db): Promise<Founding[]> => foundings(db);
