import { arc, pie } from 'd3-shape';
import { useId, type ComponentProps } from 'react';
import { HiddenHeader, LocalNumber } from '../labels.ts';
import type { ChartItem } from '../BarChart/BarChart.tsx';

export interface DonutChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The title of the chart, such as "Car brands by category". */
  caption: string;
  /** The parts of the whole, at most six. Use a `BarChart` for more. */
  items: readonly ChartItem[];
  /** The plural noun beside the total in the middle, such as "brands". */
  noun: string;
}

const [outer, inner] = [100, 62];

const wedge = arc<{ startAngle: number; endAngle: number }>()
  .innerRadius(inner)
  .outerRadius(outer)
  .padAngle(0.02);

/** Parts of a whole. The legend is a table with the name, count and share of each part, so color is not needed to read it. */
export function DonutChart({ caption, items, noun, className = '', ...rest }: DonutChartProps) {
  const captionId = useId();
  const total = items.reduce((sum, { value }) => sum + value, 0);
  // The total decides the size of its text. English digits are enough, because other locales need about the same length.
  const digits = total.toLocaleString('en-US').length;
  const shares = wholePercents(items.map(({ value }) => value));
  const wedges = pie<ChartItem>()
    .sortValues(null)
    .value(({ value }) => value)([...items]);
  return (
    <figure {...rest} className={`za-DonutChart ${className}`}>
      <figcaption id={captionId}>{caption}</figcaption>
      <svg className="za-DonutChart-ring" viewBox="-104 -104 208 208" aria-hidden="true" focusable="false">
        {total === 0 ? (
          <circle className="za-DonutChart-none" r={(outer + inner) / 2} />
        ) : (
          wedges.map((part, index) => (
            <path key={part.data.key} data-part={(index % 6) + 1} d={wedge(part) ?? ''} />
          ))
        )}
        <text
          className="za-DonutChart-total"
          data-digits={digits > 7 ? 'many' : digits}
          textAnchor="middle"
          y="2"
        >
          <LocalNumber value={total} />
        </text>
        <text className="za-DonutChart-noun" textAnchor="middle" y="26">
          {noun}
        </text>
      </svg>
      <div className="za-DonutChart-legend">
        <table aria-labelledby={captionId}>
          <HiddenHeader columns={['item', 'count']} />
          <tbody>
            {items.map(({ key, label, value }, index) => (
              <tr key={key}>
                <th scope="row">
                  <span className="za-DonutChart-key" data-part={(index % 6) + 1} aria-hidden="true" />
                  <span>{label}</span>
                </th>
                <td className="za-DonutChart-value">
                  <LocalNumber value={value} /> ({shares[index]} %)
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** Rounds shares to whole percents that add up to 100, by the largest-remainder method. */
function wholePercents(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total === 0) return values.map(() => 0);
  const exact = values.map((value) => (value / total) * 100);
  const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const raised = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder)
    .slice(0, missing)
    .map(({ index }) => index);
  return exact.map((share, index) => Math.floor(share) + (raised.includes(index) ? 1 : 0));
}
