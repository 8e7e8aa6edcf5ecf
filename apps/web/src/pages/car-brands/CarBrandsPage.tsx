import type { CarBrand } from '@org/api-contract';
import { carCategories } from '@org/api-contract/values';
import { Button, Select } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { ListPage } from '#listing/ListPage.tsx';
import { signOptions, textOptions } from '#listing/options.ts';
import { useListFilters } from '#listing/useListFilters.ts';
import { CarBrandCard } from './CarBrandCard.tsx';
import { carBrandsQueries, filterNames } from './queries.ts';

const insightRowOf = ({ slug, isActive, endYear, ...brand }: CarBrand) => ({
  key: slug,
  date: { year: brand.foundedYear, month: brand.foundedMonth, day: brand.foundedDay },
  endedYear: isActive ? null : endYear,
});

export function CarBrandsPage() {
  const { filters, page, setFilters, searchOfPage } = useListFilters(filterNames);
  const queries = carBrandsQueries({ filters, page });
  const brands = useQuery(queries.brands);
  const stats = useQuery(queries.stats);
  const categories = useQuery(queries.categories);
  return (
    <ListPage
      title="Car Brands"
      lead="Brands from Abarth to Zeekr, filed under the sign of the year in which they were founded."
      filters={
        <>
          <Select
            label="Zodiac sign"
            options={signOptions(stats.data?.stats)}
            value={filters.zodiac}
            onChange={(event) => setFilters({ zodiac: event.target.value })}
          />
          <Select
            label="Category"
            options={textOptions('All categories', categories.data?.categories ?? carCategories)}
            value={filters.category}
            onChange={(event) => setFilters({ category: event.target.value })}
          />
        </>
      }
      items={brands.data?.carBrands}
      total={brands.data?.total}
      isPrevious={brands.isPlaceholderData}
      loads={[
        [brands, 'Failed to fetch car brands'],
        [stats, 'Failed to fetch stats'],
        [categories, 'Failed to fetch categories'],
      ]}
      page={page}
      searchOfPage={searchOfPage}
      nouns={['car brand', 'car brands']}
      empty={{
        title: 'No car brands found',
        text: 'No brand in the database matches these filters.',
        actions: <Button onClick={() => setFilters({ zodiac: '', category: '' })}>Clear filters</Button>,
      }}
      insightRowOf={insightRowOf}
      renderItem={(brand, insight) => <CarBrandCard key={brand.id} brand={brand} insight={insight} />}
    />
  );
}
