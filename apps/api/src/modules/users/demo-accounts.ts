import type { Db } from '#database/connection.ts';
import { emailsOfDomain } from './queries.ts';

/** The passwords of local mode's accounts are published. `.test` is a reserved domain (RFC 6761). */
const demoDomain = 'zodiac-atlas.test';

export const demoAccounts = (db: Db): Promise<string[]> => emailsOfDomain(db, demoDomain);
