import type { KeptKind } from '@org/api-contract/values';

/** How the page names what is saved. */
export const kindNames: Readonly<Record<KeptKind, readonly [one: string, several: string]>> = {
  company: ['Company', 'Companies'],
  carBrand: ['Car brand', 'Car brands'],
  usState: ['US state', 'US states'],
  opening: ['Opening', 'Openings'],
};
