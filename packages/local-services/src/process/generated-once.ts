import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Reads a file of secrets. It is generated on first use, and only its owner can read it. */
export function generatedOnce(file: string, generate: () => string): string {
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    const temporaryFile = `${file}.${process.pid}`;
    writeFileSync(temporaryFile, generate(), { mode: 0o600 });
    try {
      // Making a link is atomic, and fails if another process was first.
      linkSync(temporaryFile, file);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    } finally {
      rmSync(temporaryFile, { force: true });
    }
  }
  return readFileSync(file, 'utf8');
}
