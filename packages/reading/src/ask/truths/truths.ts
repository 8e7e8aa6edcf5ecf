import type { Chart } from '../../chart.ts';

/** By the first word of a subject: its truth for a chart, with the words that follow. */
export type Truths = Readonly<
  Record<string, (chart: Chart, first: string, second: string) => string | number | undefined>
>;
