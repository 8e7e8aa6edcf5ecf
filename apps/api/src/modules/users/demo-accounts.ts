import type { Db } from '#database/connection.ts';
import { emailsOfDomain } from './queries.ts';

/** Everybody knows the password of an account that local mode makes; `.test` is nobody's domain (RFC 6761). */
const demoDomain = 'zodiac-atlas.test';

export const demoAccounts = (db: Db): Promise<string[]> => emailsOfDomain(db, demoDomain);
