import { todayPath } from '@org/public-pages/paths.ts';
import { dayForSign, dayLabels, readersOf, usesOfDay } from '@org/reading/day';
import { Link } from '@org/ui';
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
  const [here, inChina] = [dayIn(), dayIn('Asia/Shanghai')];
  return (
    <>
      <p>
        <strong>{here}</strong>
        {here !== inChina && (
          <>
            . In China it is {inChina}, and the page <Link href={todayPath}>Today</Link> shows that day.
          </>
        )}
      </p>
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

/**
 * The present date in words with its weekday.
 *
 * @param timeZone - that of the browser by default
 */
const dayIn = (timeZone?: string): string =>
  new Date().toLocaleDateString('en-US', { dateStyle: 'full', timeZone });
