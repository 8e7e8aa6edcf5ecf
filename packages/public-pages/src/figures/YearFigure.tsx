import { describeYear, type Mark } from './describe-year.ts';

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
