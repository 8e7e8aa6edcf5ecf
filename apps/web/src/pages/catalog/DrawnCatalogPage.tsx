import { CatalogPage, type PicturesOfLists } from './CatalogPage.tsx';
import { StatesAtlas } from './StatesAtlas.tsx';

const pictures: PicturesOfLists = {
  'us-states': {
    Picture: StatesAtlas,
    name: 'Map of the states',
    failure: 'Failed to fetch the map of the states',
  },
};

/** The page of a list with a picture of all its rows. Apart from the others, which draw no picture and load no code for one. */
export const DrawnCatalogPage = () => <CatalogPage pictures={pictures} />;
