import type { CarBrand } from '@org/api-contract';
import { carCategories, searchMaxLength } from '@org/api-contract/values';
import { Button, SearchInput } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { Corrected } from '#listing/Corrected.tsx';
import { FacetSelect } from '#listing/FacetSelect.tsx';
import { ListPage } from '#listing/ListPage.tsx';
import { SignSelect } from '#listing/SignSelect.tsx';
import { SortSelect } from '#listing/SortSelect.tsx';
import { useListFilters } from '#listing/useListFilters.ts';
import { useSearchText } from '#listing/useSearchText.ts';
import { CarBrandCard } from './CarBrandCard.tsx';
import { ExportCarBrands } from './ExportCarBrands.tsx';
import { carBrandsQueries, filterNames } from './queries.ts';

const insightRowOf = ({ slug, isActive, endYear, ...brand }: CarBrand) => ({
  key: slug,
  date: { year: brand.foundedYear, month: brand.foundedMonth, day: brand.foundedDay },
  endedYear: isActive ? null : endYear,
});
const activeNames: Readonly<Record<string, string>> = { true: 'Made today', false: 'No longer made' };
const activeValues = Object.keys(activeNames);
const activeInWords = (value: string): string => activeNames[value] ?? value;

export function CarBrandsPage() {
  const list = useListFilters(filterNames);
  const { filters, chosen, page, isPending, setFilters, searchOfPage } = list;
  const { box, change } = useSearchText(list);
  const queries = carBrandsQueries({ filters, page });
  const brands = useQuery(queries.brands);
  const stats = useQuery(queries.stats);
  const categories = useQuery(queries.categories);
  const facets = brands.data?.facets;
  return (
    <ListPage
      title="Car Brands"
      lead="Brands from Abarth to Zeekr, filed under the sign of the year in which they were founded."
      filters={
        <>
          <SignSelect
            counts={facets?.zodiac}
            stats={stats.data?.stats}
            chosen={chosen.zodiac}
            onChoose={(zodiac) => change({ zodiac })}
          />
          <FacetSelect
            label="Category"
            all="All categories"
            counts={facets?.category}
            chosen={chosen.category}
            values={categories.data?.categories ?? carCategories}
            name="category"
            onChange={change}
          />
          <FacetSelect
            label="Country"
            all="All countries"
            counts={facets?.country}
            chosen={chosen.country}
            name="country"
            onChange={change}
          />
          <FacetSelect
            label="Still made"
            all="Made or not"
            counts={facets?.active}
            chosen={chosen.active}
            values={activeValues}
            labelOf={activeInWords}
            name="active"
            onChange={change}
          />
          <SortSelect
            search={filters.search}
            orders={[
              { value: 'oldest', label: 'Oldest first' },
              { value: 'newest', label: 'Newest first' },
            ]}
            chosen={chosen.sort}
            onChoose={(sort) => change({ sort })}
          />
          <SearchInput
            label="Search"
            placeholder="Name, model, founder, city …"
            maxLength={searchMaxLength}
            {...box}
          />
        </>
      }
      notice={<Corrected typed={filters.search} corrected={brands.data?.corrected} />}
      beside={<ExportCarBrands filters={filters} />}
      items={brands.data?.carBrands}
      total={brands.data?.total}
      isPrevious={isPending || brands.isPlaceholderData}
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
        text: filters.search
          ? `Nothing is found for “${filters.search}” with these filters. Try a model, such as Beetle, a founder, a city or a nickname.`
          : 'No brand in the database matches these filters.',
        actions: (
          <Button
            onClick={() =>
              setFilters({ zodiac: '', category: '', country: '', active: '', sort: '', search: '' })
            }
          >
            Clear filters
          </Button>
        ),
      }}
      insightRowOf={insightRowOf}
      renderItem={(brand, insight) => <CarBrandCard key={brand.id} brand={brand} insight={insight} />}
    />
  );
}
