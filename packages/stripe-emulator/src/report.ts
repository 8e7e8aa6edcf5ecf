/** Writes an unexpected error to stderr. */
export function report({ method, path }: { method: string; path: string }, error: unknown): void {
  const reason = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${method} ${path}: ${reason}\n`);
}
