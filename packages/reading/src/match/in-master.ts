import { text } from '@org/content/match';
import type { Chart } from '../chart.ts';

/** The day master, such as `'Yang Metal'`. */
export const inMaster = ({ dayMaster: { polarity, element } }: Chart): string =>
  text('labels.master', { polarity, element });
