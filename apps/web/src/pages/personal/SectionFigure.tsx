import { CompatibilityWheel, PillarsChart } from '@org/ui';
import { PhasesTimeline } from '#charts.ts';
import { ElementsFigure } from './ElementsFigure.tsx';
import { MonthsFigure } from './MonthsFigure.tsx';
import type { Figure } from './queries.ts';
import { YearsFigure } from './YearsFigure.tsx';

/** The chart of a section. */
export function SectionFigure({ figure }: { figure: Figure }) {
  switch (figure.kind) {
    case 'pillars':
      return <PillarsChart caption="Your pillars, from the hour to the year" pillars={figure.pillars} />;
    case 'elements':
      return <ElementsFigure elements={figure.elements} />;
    case 'bonds':
      return <CompatibilityWheel sign={figure.sign} />;
    case 'phases':
      return <PhasesTimeline caption="Your ten-year phases" phases={figure.phases} />;
    case 'years':
      return <YearsFigure years={figure.years} />;
    case 'months':
      return <MonthsFigure months={figure.months} />;
  }
}
