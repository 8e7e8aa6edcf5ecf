interface BarsFigureProps {
  caption: string;
  bars: readonly { label: string; value: number }[];
  current: string | null;
}

/** A table with its numbers as bars. */
export function BarsFigure({ caption, bars, current }: BarsFigureProps) {
  const max = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <figure className="ArticleFigure">
      <table className="ArticleFigure-bars">
        <caption>{caption}</caption>
        <tbody>
          {bars.map(({ label, value }) => (
            <tr key={label} data-current={label === current ? '' : undefined}>
              <th scope="row">{label}</th>
              <td>
                <span className="ArticleFigure-bar">
                  <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(value / max) * 100} height="6" />
                  </svg>
                  {value}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
