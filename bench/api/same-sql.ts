/**
 * A minimal Fastify server for comparison, which runs the SQL of calls and serializes the rows. Listens on `PORT`. `STATEMENTS`
 * is a JSON array with the statements of each call; `/0` runs those of the first.
 */
import { fastify } from 'fastify';
import pg from 'pg';
import type { Statement } from './statements.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const calls = JSON.parse(process.env.STATEMENTS ?? '[]') as Statement[][];
const app = fastify();
for (const [index, statements] of calls.entries())
  app.get(`/${index}`, () =>
    Promise.all(statements.map(async ({ text, values }) => (await pool.query(text, values)).rows)),
  );
await app.listen({ port: Number(process.env.PORT) });
