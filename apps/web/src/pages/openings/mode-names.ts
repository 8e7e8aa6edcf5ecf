import type { WorkMode } from '@org/api-contract/values';

export const modeNames: Readonly<Record<WorkMode, string>> = {
  remote: 'Remote',
  hybrid: 'Hybrid',
  'on-site': 'On site',
};
