const warning = 40;

/**
 * Returns the message of a warning or an error in the API's log, and lines that are not JSON, such as a crash. All other
 * lines are in the log file only.
 */
export function problemIn(line: string): string | undefined {
  const entry = entryOf(line);
  if (!entry) return line;
  if (typeof entry.level !== 'number' || entry.level < warning) return undefined;
  return [entry.msg, entry.err?.message].filter(Boolean).join(': ');
}

interface Entry {
  level?: unknown;
  msg?: string;
  err?: { message?: string };
}

function entryOf(line: string): Entry | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as Entry;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

const repeatIntervalMs = 10_000;

/** Wraps `print` so that equal lines, such as an error of every request, are printed once per `repeatIntervalMs`. */
export function withoutRepeats(
  print: (line: string) => void,
  now: () => number = Date.now,
): (line: string) => void {
  const printedAt = new Map<string, number>();
  return (line) => {
    const last = printedAt.get(line);
    if (last !== undefined && now() - last < repeatIntervalMs) return;
    for (const [old, at] of printedAt) if (now() - at >= repeatIntervalMs) printedAt.delete(old);
    printedAt.set(line, now());
    print(line);
  };
}
