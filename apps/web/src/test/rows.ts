import { endpoints, type Endpoints, type Output } from '@org/api-contract';

type Row = 'GET /api/companies/{slug}' | 'GET /api/car-brands/{slug}' | 'GET /api/us-states/{slug}';

/** The example answer of the contract. */
const exampleOf = <Route extends Row>(route: Route) =>
  endpoints[route].example.response as Output<Endpoints[Route]>;

const sources = [
  {
    facts: 'Founded',
    source: 'A widely published date',
    licence: 'Plain facts',
    url: null,
  },
  { facts: 'City coordinates', source: 'GeoNames', licence: 'CC BY 4.0', url: 'https://www.geonames.org/' },
];
const company = exampleOf('GET /api/companies/{slug}');
const carBrand = exampleOf('GET /api/car-brands/{slug}');

export const nintendo = {
  ...company,
  neighbours: {
    ...company.neighbours,
    inHarmony: [
      { slug: 'sony', name: 'Sony', year: 1946, zodiacSign: 'dog', kind: 'Technology', logoUrl: null },
    ],
  },
  sources,
} satisfies typeof company;

export const acura = {
  ...carBrand,
  carBrand: { ...carBrand.carBrand, models: [{ name: 'NSX', year: 1990 }] },
} satisfies typeof carBrand;

export const arizona = exampleOf('GET /api/us-states/{slug}');
