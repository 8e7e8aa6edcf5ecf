import { dayForSign, dayLabels, usesOfDay } from '@org/reading/day';
import type { Birth } from '#birth/birth.ts';
import { today } from '#birth/read-date.ts';
import { sampleOf } from '#birth/sample.ts';

/** One sentence on the present day for the sign of a birth, and the uses of the day by tradition. */
export function TodayForYou({ birth }: { birth: Birth }) {
  const sample = sampleOf(birth.date, birth.calendar);
  if (!sample) return null;
  const now = today();
  const [year = 0, month = 0, day = 0] = now.split('-').map(Number);
  const date = { year, month, day };
  const { officer, good, avoided, source } = usesOfDay(date, readersOf(birth.date, now));
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

const [firstAdultAge, lastWorkingAge] = [18, 70];

function readersOf(birthDate: string, now: string): 'adults' | 'everybody' {
  const years = Number(now.slice(0, 4)) - Number(birthDate.slice(0, 4));
  const age = now.slice(5) < birthDate.slice(5) ? years - 1 : years;
  return age >= firstAdultAge && age <= lastWorkingAge ? 'adults' : 'everybody';
}
