import type { ListId } from '@org/api-contract/lists';
import { StatesAtlas } from './StatesAtlas.tsx';

/** The pictures above the pages of lists that are drawn whole. */
export const pictures: Readonly<
  Partial<Record<ListId, { Picture: typeof StatesAtlas; name: string; failure: string }>>
> = {
  'us-states': {
    Picture: StatesAtlas,
    name: 'Map of the states',
    failure: 'Failed to fetch the map of the states',
  },
};
