import { BarChart } from '#charts.ts';
import type { FigureOf } from './queries.ts';

const ways = [
  { of: 'visible', caption: 'Visible: the stems and branches of the pillars' },
  { of: 'withHiddenStems', caption: 'With the stems hidden in the branches' },
  { of: 'bySeason', caption: 'Weighted by the season of birth' },
] as const;

/** The five elements of a birth, counted in three ways. */
export function ElementsFigure({ elements }: Pick<FigureOf<'elements'>, 'elements'>) {
  return ways.map(({ of, caption }) => (
    <BarChart
      key={of}
      caption={caption}
      items={elements.map((counted) => ({
        key: counted.element,
        label: counted.element,
        value: counted[of],
        element: counted.element,
      }))}
    />
  ));
}
