import { dayForSign, dayLabels, readersOf, usesOfDay } from '@org/reading/day';
import type { Birth } from '#birth/birth.ts';
import { today } from '#birth/read-date.ts';
import { sampleOf } from '#birth/sample.ts';

/** One sentence on the present day for the sign of a birth, and the uses of the day by tradition. */
export function TodayForYou({ birth }: { birth: Birth }) {
  const sample = sampleOf(birth.date, birth.calendar);
  if (!sample) return null;
  const [year = 0, month = 0, day = 0] = today().split('-').map(Number);
  const date = { year, month, day };
  const { officer, good, avoided, source } = usesOfDay(date, readersOf(birth.date, date));
  const listed = (uses: readonly string[]): string => uses.join(', ') || dayLabels.none;
  return (
    <>
      <p>{dayForSign(date, sample.sign.id)}</p>
      <p>
        {officer} <strong>{dayLabels.good}:</strong> {listed(good)}. <strong>{dayLabels.avoided}:</strong>{' '}
        {listed(avoided)}.
      </p>
      <p>
        <small>{source}</small>
      </p>
    </>
  );
}
