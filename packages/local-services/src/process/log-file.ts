import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const maxBytes = 5_000_000;

/**
 * Email addresses, also URL-encoded, and one-time codes, which give access to an account. The lookbehind prevents
 * quadratic time on long words.
 */
const personalData = /(?<![\w.+-])[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+|(?<=oobCode=)[\w-]+/gi;

/**
 * A log file without email addresses. Above 5 MB it is renamed to `<name>.1`, which replaces the previous one, so both
 * together take about 10 MB at most.
 */
export class LogFile {
  readonly #file: string;
  #bytes: number;
  #failed = false;

  constructor(file: string) {
    this.#file = file;
    mkdirSync(path.dirname(file), { recursive: true });
    this.#bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** @param line - one or more complete lines, so that every email address is recognized */
  write(line: string): void {
    const text = line.replace(personalData, '[redacted]');
    try {
      if (this.#bytes > maxBytes) {
        renameSync(this.#file, `${this.#file}.1`);
        this.#bytes = 0;
      }
      appendFileSync(this.#file, text);
      this.#bytes += Buffer.byteLength(text);
      this.#failed = false;
    } catch (error) {
      // A full disk must not stop the product. Reported once, not for every line.
      if (!this.#failed) process.stderr.write(`The log file cannot be written: ${String(error)}\n`);
      this.#failed = true;
    }
  }
}
