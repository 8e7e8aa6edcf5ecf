import { CompatibilityWheel } from '@org/ui';
import type { ArticleFigure } from '@org/article-composer/figure.ts';
import { getZodiacSignById, zodiacSigns, type ZodiacSignId } from '@org/zodiac-core';
import { listOf } from '../almanac/words/grammar.ts';
import { lineEnd, SignsOnCircle } from '../SignsOnCircle.tsx';
import { PairFigure } from './PairFigure.tsx';
import { YearFigure } from './YearFigure.tsx';

/** The figure of an article, without scripts and inline styles, and with its content as text. */
export function Figure({ figure }: { figure: ArticleFigure }) {
  switch (figure.kind) {
    case 'bonds':
      return <CompatibilityWheel sign={figure.sign} />;
    case 'pair':
      return <PairFigure signs={figure.signs} />;
    case 'wheel':
      return <WheelFigure caption={figure.caption} groups={figure.groups} />;
    case 'year':
      return <YearFigure year={figure.year} marks={figure.marks} />;
    case 'bars':
      return <BarsFigure caption={figure.caption} bars={figure.bars} current={figure.current} />;
  }
}

interface BarsFigureProps {
  caption: string;
  bars: readonly { label: string; value: number }[];
  current: string | null;
}

/** A table with its numbers as bars. */
function BarsFigure({ caption, bars, current }: BarsFigureProps) {
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

interface WheelFigureProps {
  caption: string;
  groups: readonly (readonly ZodiacSignId[])[];
}

/** The twelve signs on a circle, with the signs of a group joined. */
const WheelFigure = ({ caption, groups }: WheelFigureProps) => (
  <figure className="ArticleFigure">
    <SignsOnCircle>
      {groups.map((group, index) => (
        <polygon
          key={group.join()}
          data-place={index % 4}
          points={group
            .map(lineEnd)
            .map(({ x, y }) => `${x},${y}`)
            .join(' ')}
        />
      ))}
    </SignsOnCircle>
    <figcaption>
      {`${caption}: ${
        groups.length === 0
          ? listOf(zodiacSigns.map(({ name }) => name))
          : groups.map((group) => listOf(group.map((sign) => getZodiacSignById(sign).name))).join('; ')
      }.`}
    </figcaption>
  </figure>
);
