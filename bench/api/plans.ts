import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { numbered } from './response-times.ts';

const maxShownLines = 14;
/** PostgreSQL writes a plan after it has sent the rows. */
const logDelayMs = 300;

/** Tables of statements that the product runs in the background, not because of a call. */
export const background = /\b(?:job_common|schedule|queue)\b/;

/** A statement that PostgreSQL has run, with its plan. */
interface Plan {
  ms: number;
  lines: string[];
}

/** Reads the plans of statements from PostgreSQL's log, where its module `auto_explain` writes them. */
export class Plans {
  #plans: Plan[] = [];

  /** @param line - of PostgreSQL's log */
  read(line: string): void {
    const duration = /duration: ([\d.]+) ms {2}plan:/.exec(line)?.[1];
    if (duration !== undefined) this.#plans.push({ ms: Number(duration), lines: [] });
    else if (/^\s/.test(line)) this.#plans.at(-1)?.lines.push(line);
  }

  /**
   * Sends each call once and prints the plan of its slowest statement. Statements are explained from here on, which makes them
   * slower: call it after the measurements.
   *
   * @param client - a connection to the database of the product; its other connections are ended, so that the product opens new ones
   */
  async print(client: pg.Client, urls: readonly string[], headers: Record<string, string>): Promise<void> {
    await set(client, {
      session_preload_libraries: 'auto_explain',
      'auto_explain.log_min_duration': '0',
      'auto_explain.log_analyze': 'on',
      'auto_explain.log_buffers': 'on',
    });
    for (const url of urls.map((each) => numbered(each, 0))) {
      await untilAnswered(url, headers);
      await wait(logDelayMs);
      this.#plans = [];
      await untilAnswered(url, headers);
      await wait(logDelayMs);
      const [slowest] = this.#plans
        .filter(({ lines }) => !background.test(lines.join('\n')))
        .toSorted((a, b) => b.ms - a.ms);
      process.stdout.write(`\n${new URL(url).pathname}${new URL(url).search}: `);
      process.stdout.write(
        slowest
          ? `${slowest.ms.toFixed(1)} ms\n${planOf(slowest).join('\n')}\n`
          : 'no statement, answered from memory\n',
      );
    }
  }
}

/** Changes settings of a connection's database, and ends the other connections, which would keep the previous settings. */
export async function set(client: pg.Client, settings: Readonly<Record<string, string>>): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name');
  for (const [name, value] of Object.entries(settings))
    await client.query(`alter database ${rows[0]?.name} set ${name} = '${value}'`);
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
}

/** The lines of a plan without the text of its statement. */
function planOf({ lines }: Plan): string[] {
  const start = lines.findIndex((line) => / {2}\(cost=/.test(line));
  return lines.slice(Math.max(start, 0)).slice(0, maxShownLines);
}

/** Repeats a call until it succeeds: the pools of the product may still hold connections that were ended. */
export async function untilAnswered(url: string, headers: Record<string, string>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, { headers });
    await response.text();
    if (response.ok) return;
    if (attempt === 20) throw new Error(`${url}: ${response.status}`);
    await wait(1_000);
  }
}
