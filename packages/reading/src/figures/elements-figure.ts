import type { Chart } from '../chart.ts';
import { cycleOfElements } from '../element-numbers.ts';
import type { ElementsFigure } from '../reading.ts';

/** The five elements counted in three ways. */
export const elementsFigure = ({ elements }: Chart): ElementsFigure => ({
  kind: 'elements',
  elements: cycleOfElements.map((element) => ({
    element,
    visible: elements.visible[element],
    withHiddenStems: elements.withHiddenStems[element],
    bySeason: elements.bySeason[element],
  })),
});
