import type { TenGodGroup } from './ten-god-readings.ts';

/** What the branch of the day is to its stem. */
export const pairReadings: Readonly<Record<TenGodGroup, string>> = {
  companions: 'you stand on ground of your own kind, and do not need to look down',
  output: 'you feed what you stand on, and people close to you eat well',
  wealth: 'you hold down what you stand on, and your house is run rather than let run',
  officers: 'what you stand on keeps you upright, and at home you are answerable to somebody',
  resources: 'what you stand on feeds you, and you come back from home stronger than you went',
};
