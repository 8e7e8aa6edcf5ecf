const maxLength = 80;

/** The name of a file of a list: the list, what it is filtered by, and the day, such as `zodiac-atlas-companies-ox-2026-11-22.csv`. */
export function fileNameOf(
  list: string,
  filters: Readonly<Record<string, string>>,
  { day, format }: { day: string; format: 'csv' | 'json' },
): string {
  const words = ['zodiac-atlas', list, ...Object.values(filters).filter(Boolean)]
    .join(' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, maxLength);
  return `${words.replace(/-+$/, '')}-${day}.${format}`;
}
