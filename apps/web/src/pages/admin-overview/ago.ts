const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const format = new Intl.RelativeTimeFormat('en-US');

/**
 * How long ago an instant was, such as "3 hours ago", in whole days, hours or minutes.
 *
 * @param now - in milliseconds since 1970
 */
export function ago(iso: string, now: number): string {
  const passed = now - Date.parse(iso);
  for (const [unit, milliseconds] of units)
    if (passed >= milliseconds) return format.format(-Math.floor(passed / milliseconds), unit);
  return 'Just now';
}
