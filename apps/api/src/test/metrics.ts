/** The value of a metric with exactly these labels, in the text format of Prometheus. */
export function valueOf(
  text: string,
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | undefined {
  const wanted = Object.entries(labels)
    .map(([label, value]) => `${label}="${value}"`)
    .toSorted()
    .join();
  for (const line of text.split('\n')) {
    const [, metric, given = '', value] = /^([a-z_]\w*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (metric === name && (given.match(/\w+="[^"]*"/g) ?? []).toSorted().join() === wanted)
      return Number(value);
  }
  return undefined;
}
