import { text } from '@org/content/match';
import type { Chart } from '../chart.ts';

/** Such as `'Yang Metal'`. */
export const inMaster = ({ dayMaster: { polarity, element } }: Chart): string =>
  text('labels.master', { polarity, element });
