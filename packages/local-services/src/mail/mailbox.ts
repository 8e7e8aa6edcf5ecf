import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A mail that the product has sent. */
export interface CaughtMail {
  id: string;
  receivedAt: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  /** `null` for a mail without HTML. */
  html: string | null;
  /** Header lines as they were received. */
  headers: string[];
}

const maxMails = 500;
const isId = /^[0-9TZ.-]{20,40}-[0-9a-f]{8}$/;

/** The mails of local mode, one file each. Above 500, the oldest are deleted. */
export class Mailbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  add(mail: Omit<CaughtMail, 'id' | 'receivedAt'>): CaughtMail {
    const receivedAt = new Date().toISOString();
    const id = `${receivedAt.replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
    const caught = { id, receivedAt, ...mail };
    writeFileSync(this.#file(id), JSON.stringify(caught));
    for (const old of this.#ids().slice(maxMails)) rmSync(this.#file(old), { force: true });
    return caught;
  }

  /** All mails, latest first. */
  list(): CaughtMail[] {
    return this.#ids().map((id) => this.#read(id));
  }

  /** @param id - untrusted */
  mail(id: string): CaughtMail | undefined {
    return isId.test(id) && this.#ids().includes(id) ? this.#read(id) : undefined;
  }

  #ids(): string[] {
    return readdirSync(this.#folder)
      .flatMap((name) => (name.endsWith('.json') ? name.slice(0, -'.json'.length) : []))
      .toSorted()
      .toReversed();
  }

  #read(id: string): CaughtMail {
    return JSON.parse(readFileSync(this.#file(id), 'utf8')) as CaughtMail;
  }

  #file(id: string): string {
    return path.join(this.#folder, `${id}.json`);
  }
}
