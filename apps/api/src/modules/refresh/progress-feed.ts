import { Readable } from 'node:stream';
import type { ZodiacSignId } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';
import { withoutDatabaseTime } from '#database/request-time.ts';
import { ApiError } from '#kernel/api-error.ts';
import { latestRuns } from './queries.ts';
import { scrapeOf } from './shown-refreshes.ts';

const readIntervalMs = 500;
/** Interval of comments that keep the connection open, because proxies end silent connections. */
const heartbeatMs = 15_000;
/** Maximum duration of a stream. The browser then reconnects, and its session is checked again. */
const maxOpenMs = 60_000;
const maxStreams = 200;
/** Maximum streams per user. A further stream ends the oldest one. */
const maxStreamsPerUser = 4;
/** Time after which a browser reconnects, for example because the refresh has not begun yet. */
const retryMs = 1_000;

interface Listener {
  zodiac: ZodiacSignId;
  uid: string;
  stream: Readable;
  openedAt: number;
  sentAt: number;
  /** The last event that was sent. */
  sent: string;
}

/**
 * Sends the progress of refreshes as server-sent events. A refresh may run in any process, so the progress is read
 * from the database, once for all listeners, and only while there are any.
 */
export class ProgressFeed {
  readonly #db: Db;
  readonly #listeners = new Set<Listener>();
  #timer: NodeJS.Timeout | undefined;
  #isReading = false;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Opens a stream of a sign's progress. It ends when the sign is not being refreshed.
   *
   * @throws ApiError `unavailable` when too many streams are open
   */
  open(zodiac: ZodiacSignId, uid: string): Readable {
    const [oldest, ...others] = [...this.#listeners].filter((listener) => listener.uid === uid);
    if (oldest && others.length >= maxStreamsPerUser - 1) this.#end(oldest);
    if (this.#listeners.size >= maxStreams) throw new ApiError('unavailable', { retryAfterSeconds: 10 });
    const stream = new Readable({ read: () => undefined });
    const now = performance.now();
    const listener: Listener = { zodiac, uid, stream, openedAt: now, sentAt: now, sent: '' };
    this.#listeners.add(listener);
    // The client may close the connection at any time.
    stream.on('close', () => this.#forget(listener));
    stream.push(`retry: ${retryMs}\n\n`);
    withoutDatabaseTime(() => {
      this.#timer ??= setInterval(() => void this.#readAndSend(), readIntervalMs);
      void this.#readAndSend();
    });
    return stream;
  }

  /** Ends all streams, so that the server can close. */
  close(): void {
    for (const listener of this.#listeners) this.#end(listener);
  }

  async #readAndSend(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      const runs = await latestRuns(this.#db).execute();
      for (const listener of this.#listeners) {
        const run = runs.find(({ zodiac }) => zodiac === listener.zodiac);
        this.#send(listener, { scrape: run ? scrapeOf(run) : null });
      }
    } catch {
      // PostgreSQL did not answer. The browsers reconnect, and get an error that says so.
      this.close();
    } finally {
      this.#isReading = false;
    }
  }

  #send(listener: Listener, progress: { scrape: { state: string } | null }): void {
    const now = performance.now();
    const event = `data: ${JSON.stringify(progress)}\n\n`;
    if (event !== listener.sent) {
      listener.stream.push(event);
      listener.sent = event;
      listener.sentAt = now;
    } else if (now - listener.sentAt >= heartbeatMs) {
      listener.stream.push(': still running\n\n');
      listener.sentAt = now;
    }
    if (progress.scrape?.state !== 'running' || now - listener.openedAt >= maxOpenMs) this.#end(listener);
  }

  #end(listener: Listener): void {
    listener.stream.push(null);
    this.#forget(listener);
  }

  #forget(listener: Listener): void {
    this.#listeners.delete(listener);
    if (this.#listeners.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
