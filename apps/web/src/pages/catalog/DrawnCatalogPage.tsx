import { CatalogPage, type PicturesOfLists } from './CatalogPage.tsx';
import { StatesAtlas } from './StatesAtlas.tsx';

const pictures: PicturesOfLists = {
  'us-states': {
    Picture: StatesAtlas,
    name: 'Map of the states',
    failure: 'Failed to fetch the map of the states',
  },
};

/** The page of a list with a picture of all its rows. It is separate, so that other lists do not load the code of pictures. */
export const DrawnCatalogPage = () => <CatalogPage pictures={pictures} />;
