import type { VisitedKind } from '@org/api-contract/values';
import { isbot } from 'isbot';
import type { Log, Services } from '#integrations/services.ts';
import { addViews, addVisits, maxPathsPerDay, otherPaths } from './queries.ts';
import { almanacLinks, articleSlug, publicPaths, shopLinks } from '@org/public-pages/paths.ts';

const flushMs = 10_000;

/**
 * Counts views and visits in memory, without an IP address, a user or a time of day, and adds them to the database every ten
 * seconds. A process that is killed loses the last ten seconds.
 */
export class ViewCounter {
  readonly #services: Pick<Services, 'db' | 'clock'>;
  readonly #log: Pick<Log, 'warn'>;
  readonly #timer: NodeJS.Timeout;
  /** Counts by day and path, and by day and kind. */
  #views = new Map<string, number>();
  #visits = new Map<string, number>();
  #flushing: Promise<void> = Promise.resolve();

  constructor(services: Pick<Services, 'db' | 'clock'>, log: Pick<Log, 'warn'>) {
    this.#services = services;
    this.#log = log;
    this.#timer = setInterval(() => void this.#flushOrLog(), flushMs).unref();
  }

  /**
   * Counts a view. Views by programs that identify themselves are ignored.
   *
   * @param path - the path of the page, without query
   */
  countView(path: string, userAgent: string | undefined): void {
    if (isProgram(userAgent)) return;
    const key = `${this.#today()} ${path}`;
    const isBounded = this.#views.has(key) || this.#views.size < maxPathsPerDay;
    increase(this.#views, isBounded ? key : `${this.#today()} ${otherPaths}`, 1);
  }

  /**
   * Counts a visit, as {@link countView} does.
   *
   * @param path - the path of its first page
   */
  countVisit(path: string, userAgent: string | undefined): void {
    if (!isProgram(userAgent)) increase(this.#visits, `${this.#today()} ${pageKind(path)}`, 1);
  }

  /** Adds the counts to the database. Counts that could not be stored are added later. */
  flush(): Promise<void> {
    const own = this.#flushing.then(() => this.#flush());
    // The next flush runs even if this one fails.
    this.#flushing = own.then(
      () => undefined,
      () => undefined,
    );
    return own;
  }

  /** Stops the timer, and stores the remaining counts. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#flushOrLog();
  }

  async #flush(): Promise<void> {
    const [views, visits] = [this.#views, this.#visits];
    this.#views = new Map();
    this.#visits = new Map();
    try {
      if (views.size > 0)
        await addViews(
          this.#services.db,
          rowsOf(views).map(({ day, name, count }) => ({ day, path: name, count })),
        );
      views.clear();
      if (visits.size > 0)
        await addVisits(
          this.#services.db,
          rowsOf(visits).map(({ day, name, count }) => ({ day, kind: name as VisitedKind, count })),
        );
    } catch (error) {
      for (const [key, count] of views) increase(this.#views, key, count);
      for (const [key, count] of visits) increase(this.#visits, key, count);
      throw error;
    }
  }

  async #flushOrLog(): Promise<void> {
    await this.flush().catch((error: unknown) =>
      this.#log.warn({ err: error }, 'page views could not be stored, and are stored later'),
    );
  }

  #today(): string {
    return this.#services.clock().toISOString().slice(0, 10);
  }
}

/** Browsers always send a user agent. */
const isProgram = (userAgent: string | undefined): boolean => !userAgent || isbot(userAgent);

const increase = (counts: Map<string, number>, key: string, by: number): void =>
  void counts.set(key, (counts.get(key) ?? 0) + by);

const rowsOf = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([key, count]) => ({ day: key.slice(0, 10), name: key.slice(11), count }));

const shop: ReadonlySet<string> = new Set(shopLinks.map(({ path }) => path));
const almanac = new RegExp(`^(?:${almanacLinks.map(({ path }) => path).join('|')}|/compatibility/.+)(?:/|$)`);

function pageKind(path: string): VisitedKind {
  if (path === publicPaths.home) return 'home';
  if (path === publicPaths.sample) return 'sample';
  if (articleSlug(path) !== undefined) return 'article';
  if (path === publicPaths.blog || path.startsWith(`${publicPaths.blog}/`)) return 'blog';
  if (almanac.test(path)) return 'almanac';
  return shop.has(path) ? 'shop' : 'product';
}
