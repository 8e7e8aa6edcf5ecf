import { useId, type ComponentProps } from 'react';
import { Label, LocalNumber } from '../labels.ts';

export interface TimeColumn {
  /** Unique key. */
  key: string;
  /** The day, week or month, such as "Nov 20". */
  label: string;
  /** The count, 0 or more. */
  value: number;
  /** The count at the same position in the previous period, 0 or more. */
  before?: number | undefined;
}

export interface TimeColumnsProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The title of the chart, such as "Visits by day". */
  caption: string;
  /** The columns, the oldest first. */
  items: readonly TimeColumn[];
  /** The legend of the filled columns, such as "Last 30 days". */
  legend: string;
  /** The legend of the outlined columns, such as "The 30 days before". Shown if a column has `before`. */
  legendBefore?: string;
  /** The sentence in place of columns that are all 0, such as "No visits in the last 30 days." */
  empty: string;
}

const height = 160;
const step = 10;

/**
 * Counts over time as columns of 160 px, the oldest on the left, in front of the columns of the previous period. Screen readers
 * get a table with the same counts.
 */
export function TimeColumns({
  caption,
  items,
  legend,
  legendBefore,
  empty,
  className = '',
  ...rest
}: TimeColumnsProps) {
  const id = useId();
  const maxValue = Math.max(...items.flatMap(({ value, before = 0 }) => [value, before]), 0);
  const rise = (value: number): number => (value / Math.max(1, maxValue)) * height;
  const hasBefore = items.some(({ before }) => before !== undefined);
  const shown = [0, Math.floor((items.length - 1) / 2), items.length - 1];
  return (
    <figure {...rest} className={`za-TimeColumns ${className}`}>
      <figcaption id={id}>{caption}</figcaption>
      {maxValue === 0 ? (
        <p className="za-TimeColumns-empty">{empty}</p>
      ) : (
        <div aria-hidden="true" className="za-TimeColumns-plot">
          <p className="za-TimeColumns-most">
            <LocalNumber value={maxValue} />
          </p>
          <svg viewBox={`0 0 ${items.length * step} ${height}`} preserveAspectRatio="none" focusable="false">
            {items.map(({ key, label, value, before }, index) => (
              <g key={key}>
                <title>
                  {before === undefined ? `${label}: ${value}` : `${label}: ${value} (${before})`}
                </title>
                {before !== undefined && (
                  <rect
                    data-before=""
                    x={index * step + 1}
                    y={height - rise(before)}
                    width={step - 2}
                    height={rise(before)}
                  />
                )}
                <rect x={index * step + 2.5} y={height - rise(value)} width={step - 5} height={rise(value)} />
              </g>
            ))}
          </svg>
          <p className="za-TimeColumns-axis">
            {[...new Set(shown)].map((index) => (
              <span key={index}>{items[index]?.label}</span>
            ))}
          </p>
          <p className="za-TimeColumns-legend">
            <span>{legend}</span>
            {hasBefore && <span data-before="">{legendBefore}</span>}
          </p>
        </div>
      )}
      <CountTable {...{ id, items, legend, legendBefore, hasBefore }} />
    </figure>
  );
}

interface CountTableProps extends Pick<TimeColumnsProps, 'items' | 'legend' | 'legendBefore'> {
  /** The id of the caption. */
  id: string;
  hasBefore: boolean;
}

/** The same counts as a table for screen readers. */
function CountTable({ id, items, legend, legendBefore, hasBefore }: CountTableProps) {
  return (
    <div className="za-hidden">
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">
              <Label name="item" />
            </th>
            <th scope="col">{legend}</th>
            {hasBefore && <th scope="col">{legendBefore}</th>}
          </tr>
        </thead>
        <tbody>
          {items.map(({ key, label, value, before }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>
                <LocalNumber value={value} />
              </td>
              {hasBefore && <td>{before !== undefined && <LocalNumber value={before} />}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
