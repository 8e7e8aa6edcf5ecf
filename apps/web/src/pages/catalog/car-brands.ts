import type { CarBrand } from '@org/api-contract';
import { carCategories } from '@org/api-contract/values';
import { foundedFacts } from '#listing/founded-facts.ts';
import type { ListDescriptor } from './list-descriptor.ts';

const activeNames: Readonly<Record<string, string>> = { true: 'Made today', false: 'No longer made' };

export const carBrands: ListDescriptor<CarBrand, 'category' | 'country' | 'active'> = {
  id: 'car-brands',
  title: 'Car Brands',
  lead: 'Brands from Abarth to Zeekr, filed under the sign of the year in which they were founded.',
  searchPlaceholder: 'Name, model, founder, city …',
  empty: {
    title: 'No car brands found',
    textOf: (search) =>
      search
        ? `Nothing is found for “${search}” with these filters. Try a model, such as Beetle, a founder, a city or a nickname.`
        : 'No brand in the database matches these filters.',
  },
  facets: [
    { name: 'category', label: 'Category', all: 'All categories', values: carCategories },
    { name: 'country', label: 'Country', all: 'All countries' },
    {
      name: 'active',
      label: 'Still made',
      all: 'Made or not',
      values: Object.keys(activeNames),
      labelOf: (value) => activeNames[value] ?? value,
    },
  ],
  sorts: [
    { value: 'oldest', label: 'Oldest first' },
    { value: 'newest', label: 'Newest first' },
  ],
  factsOf: (brand) => [
    ['Country', brand.country],
    ...foundedFacts(brand),
    ['Part of', brand.match?.field === 'parent' ? null : brand.parent],
  ],
  insightRowOf: ({ slug, isActive, endYear, ...brand }) => ({
    key: slug,
    date: { year: brand.foundedYear, month: brand.foundedMonth, day: brand.foundedDay },
    endedYear: isActive ? null : endYear,
  }),
  exportColumns: [
    'name',
    'aliases',
    'zodiacSign',
    'otherSign',
    'foundedYear',
    'foundedMonth',
    'foundedDay',
    'dateSource',
    'country',
    'category',
    'isActive',
    'endYear',
    'founders',
    'hqCity',
    'parent',
    'knownFor',
    'website',
    'slug',
  ],
};
