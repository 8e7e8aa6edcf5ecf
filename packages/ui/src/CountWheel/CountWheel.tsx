import { getZodiacSignById, type ZodiacSignId } from '@org/zodiac-core';
import { arc } from 'd3-shape';
import type { ComponentProps } from 'react';
import { LocalNumber } from '../labels.ts';
import { pointOnWheel } from '../point-on-wheel.ts';
import { signs } from '../signs.ts';

export interface WheelCount {
  /** The sign that is counted. */
  sign: ZodiacSignId;
  /** The count, 0 or more. */
  value: number;
  /** The expected count, drawn as a line. */
  expected: number;
  /** The lowest count within the expected range. */
  low: number;
  /** The highest count within the expected range. */
  high: number;
}

export interface CountWheelProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The title of the wheel, such as "Car brands". */
  label: string;
  /** The counts, at most one for each sign. */
  counts: readonly WheelCount[];
  /** The words of the legend: for a bar, the line, the pale field, and a filled bar outside the field. */
  legend: {
    readonly value: string;
    readonly expected: string;
    readonly range: string;
    readonly outside: string;
  };
}

/** Radius at which bars begin, radius at which the longest ends, and radius of the names. */
const [inner, outer, names] = [46, 146, 174];
/** Half of the angle of a bar, and of the field behind it. */
const [barAngle, fieldAngle] = [0.15, 0.24];

const field = arc<{ from: number; to: number; place: number; half: number }>()
  .innerRadius(({ from }) => from)
  .outerRadius(({ to }) => to)
  .startAngle(({ place, half }) => (place * Math.PI) / 6 - half)
  .endAngle(({ place, half }) => (place * Math.PI) / 6 + half);

/** Counts of the twelve signs as bars of a wheel, each beside its expected range. */
export function CountWheel({ label, counts, legend, className = '', ...rest }: CountWheelProps) {
  const maxValue = Math.max(1, ...counts.map(({ value, high }) => Math.max(value, high)));
  const radius = (value: number): number => inner + (value / maxValue) * (outer - inner);
  return (
    <figure {...rest} className={`za-CountWheel ${className}`}>
      <figcaption>{label}</figcaption>
      <svg viewBox="0 0 400 400" role="img" aria-label={label}>
        <circle className="za-CountWheel-line" cx="200" cy="200" r={inner} />
        {signs.map(({ id, name }, place) => {
          const at = pointOnWheel(names, place);
          const count = counts.find(({ sign }) => sign === id);
          return (
            <g key={id} textAnchor="middle" data-outside={count && isOutside(count) ? '' : undefined}>
              {count && <Bar count={count} place={place} radius={radius} />}
              <text className="za-CountWheel-name" x={at.x} y={at.y - 2}>
                {name}
              </text>
              {count && (
                <text className="za-CountWheel-value" x={at.x} y={at.y + 16}>
                  <LocalNumber value={count.value} />
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <ul className="za-CountWheel-legend">
        {(['value', 'expected', 'range', 'outside'] as const).map((key) => (
          <li key={key}>
            <span className="za-CountWheel-key" data-key={key} aria-hidden="true" />
            {legend[key]}
          </li>
        ))}
      </ul>
    </figure>
  );
}

const isOutside = ({ value, low, high }: WheelCount): boolean => value < low || value > high;

interface BarProps {
  count: WheelCount;
  place: number;
  radius: (value: number) => number;
}

function Bar({ count: { sign, value, expected, low, high }, place, radius }: BarProps) {
  const line = radius(expected);
  return (
    <g transform="translate(200 200)">
      <title>{`${getZodiacSignById(sign).name}: ${value} (${low}–${high})`}</title>
      <path
        className="za-CountWheel-range"
        d={field({ from: radius(low), to: radius(high), place, half: fieldAngle }) ?? ''}
      />
      <path
        className="za-CountWheel-bar"
        d={field({ from: inner, to: radius(value), place, half: barAngle }) ?? ''}
      />
      <path
        className="za-CountWheel-expected"
        d={field({ from: line - 1, to: line + 1, place, half: fieldAngle }) ?? ''}
      />
    </g>
  );
}
