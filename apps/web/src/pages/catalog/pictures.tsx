import type { ListId } from '@org/api-contract/lists';
import { StatesAtlas } from './StatesAtlas.tsx';

/** The pictures above the pages of lists that are drawn whole. */
export const pictures: Readonly<Partial<Record<ListId, { Picture: typeof StatesAtlas; failure: string }>>> = {
  'us-states': { Picture: StatesAtlas, failure: 'Failed to fetch the map of the states' },
};
