import { scaleLinear } from 'd3-scale';
import type { ComponentProps } from 'react';
import { Label, LocalNumber } from '../labels.ts';

export interface ChartItem {
  /** Unique key. */
  key: string;
  /** The name of the item. */
  label: string;
  /** The count, 0 or more. */
  value: number;
}

export interface BarChartProps extends Omit<ComponentProps<'figure'>, 'children' | 'onSelect'> {
  /** The title of the chart, such as "Companies by sign". */
  caption: string;
  /** The items, in display order. */
  items: readonly ChartItem[];
  /** The key of the highlighted item, such as the active filter. */
  current?: string;
  /** Called with the key of the selected item. If given, each row is a button. */
  onSelect?: (key: string) => void;
}

/** Compares counts by horizontal bars. Each count is also written as a number. */
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
