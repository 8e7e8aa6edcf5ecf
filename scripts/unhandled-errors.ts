import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError } from 'vitest/node';

/** The errors outside of tests that fail a run, with the files that caused them. The JSON report of Vitest leaves them out. */
export interface UnhandledError {
  file: string | undefined;
  message: string;
}

/** Writes unhandled errors to the file that `UNHANDLED_ERRORS_FILE` names. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    const file = process.env.UNHANDLED_ERRORS_FILE;
    if (file === undefined) return;
    const written = errors.map((error): UnhandledError => {
      const { VITEST_TEST_PATH: from } = error as { VITEST_TEST_PATH?: unknown };
      return { file: typeof from === 'string' ? from : undefined, message: error.message };
    });
    writeFileSync(file, JSON.stringify(written));
  }
}
