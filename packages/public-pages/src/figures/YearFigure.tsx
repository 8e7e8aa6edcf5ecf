import { getChineseNewYear, getZodiacSign, type CalendarDate } from '@org/zodiac-core';

interface YearFigureProps {
  year: number;
  marks: readonly Mark[];
}

const left = 20;
const width = 760;

/** A zodiac year as a line from New Year’s Day to its last day, above the months, with marked dates. */
export function YearFigure({ year, marks }: YearFigureProps) {
  const { caption, months, points } = describeYear(year, marks);
  const at = (share: number): number => Math.round(left + share * width);
  return (
    <figure className="ArticleFigure">
      <svg
        className="ArticleFigure-year"
        viewBox={points.length > 0 ? '0 0 800 160' : '0 84 800 76'}
        aria-hidden="true"
      >
        <rect x={left} y="96" width={width} height="14" rx="7" />
        {months.map(({ name, share }) => (
          <g key={`${name} ${share}`}>
            <line x1={at(share)} x2={at(share)} y1="112" y2="124" />
            <text x={at(share)} y="146" textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
        {points.map(({ label, share }, index) => (
          <g key={label} data-mark="">
            <circle cx={at(share)} cy="103" r="10" />
            <line x1={at(share)} x2={at(share)} y1={92} y2={index % 2 === 0 ? 38 : 80} />
            <text
              x={at(share)}
              y={index % 2 === 0 ? 30 : 72}
              textAnchor={share < 0.15 ? 'start' : share > 0.85 ? 'end' : 'middle'}
            >
              {label}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface Mark {
  label: string;
  date: CalendarDate;
}

const dayMs = 86_400_000;
const timeOf = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day);
const dayAndMonth = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/**
 * A zodiac year as a sentence, and the positions of months and marks in it, from 0 to 1. Marks outside the year are
 * left out.
 */
function describeYear(year: number, marks: readonly Mark[]) {
  const from = timeOf(getChineseNewYear(year));
  const until = timeOf(getChineseNewYear(year + 1));
  const share = (time: number): number => (time - from) / (until - from);
  const name = getZodiacSign(year)?.name ?? '';
  const inside = marks.filter(({ date }) => timeOf(date) >= from && timeOf(date) < until);
  const months = Array.from({ length: 14 }, (_, index) => Date.UTC(year, index, 1))
    .filter((time) => time > from && time < until)
    .map((time) => ({ name: shortMonth.format(time), share: share(time) }));
  const dates = inside.map(({ label, date }) => ` ${label}: ${dayAndMonth.format(timeOf(date))}.`).join('');
  return {
    caption: `The Year of the ${name} from ${dayAndMonth.format(from)} to ${dayAndMonth.format(until - dayMs)}.${dates}`,
    months,
    points: inside.map(({ label, date }) => ({ label, share: share(timeOf(date)) })),
  };
}
