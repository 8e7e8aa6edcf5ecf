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
