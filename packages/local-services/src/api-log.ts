const warning = 40;

/**
 * What of the API's output a person at the terminal needs: its warnings and errors, and what is no log at all, such as
 * a crash. The log file has the rest.
 */
export function troubleIn(line: string): string | undefined {
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

const quietMs = 10_000;

/** Says a sentence that comes again and again, as from every request while the database is away, once in a while. */
export function withoutRepeats(
  say: (sentence: string) => void,
  now: () => number = Date.now,
): (sentence: string) => void {
  const saidAt = new Map<string, number>();
  return (sentence) => {
    const last = saidAt.get(sentence);
    if (last !== undefined && now() - last < quietMs) return;
    for (const [old, at] of saidAt) if (now() - at >= quietMs) saidAt.delete(old);
    saidAt.set(sentence, now());
    say(sentence);
  };
}
