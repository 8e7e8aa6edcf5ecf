/** Waits for work that may take long, and prints at intervals what it waits for. */
export async function sayWhile<T>(
  work: Promise<T>,
  sentence: () => string,
  { print, everyMs = 30_000 }: { print: (line: string) => void; everyMs?: number | undefined },
): Promise<T> {
  const timer = setInterval(() => print(sentence()), everyMs);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
