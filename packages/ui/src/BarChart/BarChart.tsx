import { scaleLinear } from 'd3-scale';
import type { ComponentProps } from 'react';
import { Label, LocalNumber } from '../labels.ts';

export interface ChartItem {
  /** Tells it from the others. */
  key: string;
  /** What it is called. */
  label: string;
  /** Not less than 0. */
  value: number;
}

export interface BarChartProps extends Omit<ComponentProps<'figure'>, 'children' | 'onSelect'> {
  /** What is counted: "Companies by sign". */
  caption: string;
  /** What is counted, in the order it is shown. */
  items: readonly ChartItem[];
  /** The item that stands out, such as the one a list is filtered by. */
  current?: string;
  /** Lets an item be chosen; each is a button then. */
  onSelect?: (key: string) => void;
}

/** Counts beside one another. Every figure is written out, so that neither length nor colour has to be read. */
export function BarChart({ caption, items, current, onSelect, className = '', ...rest }: BarChartProps) {
  const width = scaleLinear()
    .domain([0, Math.max(1, ...items.map(({ value }) => value))])
    .range([0, 100]);
  return (
    <figure {...rest} className={`za-BarChart ${className}`}>
      <figcaption>{caption}</figcaption>
      {items.length === 0 ? (
        <p className="za-BarChart-empty">
          <Label name="nothingCounted" />
        </p>
      ) : (
        <ul>
          {items.map(({ key, label, value }) => {
            const row = (
              <>
                <span className="za-BarChart-label">{label}</span>
                <svg
                  className="za-BarChart-track"
                  viewBox="0 0 100 10"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect width={width(value)} height="10" />
                </svg>
                <span className="za-BarChart-value">
                  <LocalNumber value={value} />
                </span>
              </>
            );
            const isCurrent = key === current;
            return (
              <li key={key} data-current={isCurrent ? '' : undefined}>
                {onSelect ? (
                  <button
                    type="button"
                    className="za-BarChart-row"
                    aria-pressed={isCurrent}
                    onClick={() => onSelect(key)}
                  >
                    {row}
                  </button>
                ) : (
                  <div className="za-BarChart-row">{row}</div>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </figure>
  );
}
