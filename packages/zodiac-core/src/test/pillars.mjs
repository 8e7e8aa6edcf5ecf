import { fourPillars } from '../pillars/index.ts';

const birthOf = (year, month, day, hour, minute) => ({
  date: { year, month, day },
  time: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
});

export default (...moment) => fourPillars(birthOf(...moment));

/** A library whose days begin at 23:00, and which answers with text. */
export function from23(...moment) {
  const { year, month, day, hour } = fourPillars({ ...birthOf(...moment), dayStartsAt: '23:00' });
  return [year, month, day, hour].map(({ name }) => name).join('');
}

/** A library that changes the month at the beginning of the day on which its term falls. */
export function byDay(year, month, day, hour, minute) {
  const { month: ofDay } = fourPillars(birthOf(year, month, day, 23, 59));
  return { ...fourPillars(birthOf(year, month, day, hour, minute)), month: ofDay };
}
