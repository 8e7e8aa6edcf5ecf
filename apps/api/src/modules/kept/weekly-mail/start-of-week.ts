const dayMs = 86_400_000;
const firstHour = 7;

/** The last Monday at 7:00 UTC. A weekly mail is sent once between two of them. */
export function startOfWeek(now: Date): Date {
  const start = new Date(now);
  start.setUTCHours(firstHour, 0, 0, 0);
  const daysSinceMonday = (start.getUTCDay() + 6) % 7;
  start.setTime(start.getTime() - daysSinceMonday * dayMs);
  return start.getTime() > now.getTime() ? new Date(start.getTime() - 7 * dayMs) : start;
}
