import type { Element } from '@org/zodiac-core';
import { useId, type ComponentProps } from 'react';
import { HiddenHeader, Label, LocalNumber } from '../labels.ts';

export interface ChartItem {
  /** Unique key. */
  key: string;
  /** The name of the item. */
  label: string;
  /** The count, 0 or more. */
  value: number;
  /** Fills the bar in the color of an element. */
  element?: Element;
}

export interface BarChartProps extends Omit<ComponentProps<'figure'>, 'children' | 'onSelect'> {
  /** The title of the chart, such as "Companies by sign". */
  caption: string;
  /** The items, in display order. */
  items: readonly ChartItem[];
  /** The key of the highlighted item, such as the active filter. */
  current?: string;
  /**
   * Called with the key of the selected item. If given, each label is a button, and a press anywhere on its row selects the item.
   */
  onSelect?: (key: string) => void;
}

/** Compares counts by horizontal bars. The chart is a table, so each count is also written as a number. */
export function BarChart({ caption, items, current, onSelect, className = '', ...rest }: BarChartProps) {
  const id = useId();
  const maxValue = Math.max(1, ...items.map(({ value }) => value));
  const width = (value: number): number => (value / maxValue) * 100;
  return (
    <figure {...rest} className={`za-BarChart ${className}`}>
      <figcaption id={id}>{caption}</figcaption>
      {items.length === 0 ? (
        <p className="za-BarChart-empty">
          <Label name="nothingCounted" />
        </p>
      ) : (
        <table aria-labelledby={id}>
          <HiddenHeader columns={['item', 'count']} />
          <tbody>
            {items.map(({ key, label, value, element }, index) => {
              const isCurrent = key === current;
              const valueId = `${id}-${index}`;
              return (
                <tr
                  key={key}
                  className="za-BarChart-row"
                  data-current={isCurrent ? '' : undefined}
                  data-pickable={onSelect ? '' : undefined}
                >
                  <th scope="row" className="za-BarChart-label">
                    {onSelect ? (
                      <button
                        type="button"
                        aria-pressed={isCurrent}
                        aria-describedby={valueId}
                        onClick={() => onSelect(key)}
                      >
                        {label}
                      </button>
                    ) : (
                      label
                    )}
                  </th>
                  <td>
                    <svg
                      className="za-BarChart-track"
                      viewBox="0 0 100 10"
                      preserveAspectRatio="none"
                      aria-hidden="true"
                    >
                      <rect width={width(value)} height="10" data-element={element?.toLowerCase()} />
                    </svg>
                    <span id={valueId} className="za-BarChart-value">
                      <LocalNumber value={value} />
                    </span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </figure>
  );
}
