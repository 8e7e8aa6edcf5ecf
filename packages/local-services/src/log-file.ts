import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';

const rotateAtBytes = 5_000_000;

/**
 * Also as an address carries them. A code of a mail's link would open the account it was sent for. Begins where a word
 * begins, or it would read a long word again from each of its letters.
 */
const personal = /(?<![\w.+-])[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+|(?<=oobCode=)[\w-]+/gi;

/**
 * A log without e-mails that never takes more than twice its limit: when full it becomes `<name>.1`, in place of the
 * one before.
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

  /** @param line - whole lines, so that no e-mail is cut in two */
  write(line: string): void {
    const text = line.replace(personal, '[redacted]');
    try {
      if (this.#bytes > rotateAtBytes) {
        renameSync(this.#file, `${this.#file}.1`);
        this.#bytes = 0;
      }
      appendFileSync(this.#file, text);
      this.#bytes += Buffer.byteLength(text);
      this.#failed = false;
    } catch (error) {
      // A full disk stops the log, not the product; said once, not for every line.
      if (!this.#failed) process.stderr.write(`The log cannot be written: ${String(error)}\n`);
      this.#failed = true;
    }
  }
}
