import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { background, set, untilAnswered } from './plans.ts';

/** A statement that PostgreSQL has run. */
export interface Statement {
  text: string;
  values: (string | null)[];
}

/** PostgreSQL logs a statement while it runs it, and the line arrives later. */
const logDelayMs = 500;

/** Reads the statements that calls run from PostgreSQL's log. */
export class Statements {
  #read: Statement[] = [];

  /** @param line - of PostgreSQL's log */
  read(line: string): void {
    const text = /LOG: {2}(?:execute [^:]+|statement): (.*)$/.exec(line)?.[1];
    const last = this.#read.at(-1);
    if (text !== undefined) this.#read.push({ text, values: [] });
    else if (last && /DETAIL: {2}Parameters: /i.test(line)) last.values = valuesOf(line);
    else if (last && line.startsWith('\t')) last.text += `\n${line}`;
  }

  /**
   * The statements of each call when the product has already cached its part of the answer.
   *
   * @param client - a connection to the database of the product; its other connections are ended, so that the product opens new
   * ones
   */
  async of(
    client: pg.Client,
    urls: readonly string[],
    headers: Record<string, string>,
  ): Promise<Statement[][]> {
    await set(client, { log_statement: 'all' });
    const statements: Statement[][] = [];
    for (const url of urls) {
      await untilAnswered(url, headers);
      await wait(logDelayMs);
      this.#read = [];
      await untilAnswered(url, headers);
      await wait(logDelayMs);
      const read = this.#read.filter(
        ({ text }) => /^\s*(?:select|with)\b/i.test(text) && !background.test(text),
      );
      if (read.length === 0) throw new Error(`${url}: PostgreSQL has logged no statement.`);
      statements.push(read);
    }
    await set(client, { log_statement: 'none' });
    return statements;
  }
}

/** The values of `$1 = 'a', $2 = NULL`, as texts. */
const valuesOf = (line: string): (string | null)[] =>
  [...line.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(
    ([, value]) => value?.replaceAll("''", "'") ?? null,
  );
