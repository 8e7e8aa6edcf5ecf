import type { Db } from '#database/connection.ts';
import { emailsOfDomain } from './queries.ts';

/** The e-mail domain of the accounts of local mode. RFC 6761 reserves `.test`. */
const demoDomain = 'zodiac-atlas.test';

/** The e-mails of the demo accounts in the database. Their password is published. */
export const demoAccounts = (db: Db): Promise<string[]> => emailsOfDomain(db, demoDomain);
