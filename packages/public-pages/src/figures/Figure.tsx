import { CompatibilityWheel } from '@org/ui';
import type { ArticleFigure } from '@org/article-composer/figure.ts';
import { BarsFigure } from './BarsFigure.tsx';
import { PairFigure } from './PairFigure.tsx';
import { WheelFigure } from './WheelFigure.tsx';
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
