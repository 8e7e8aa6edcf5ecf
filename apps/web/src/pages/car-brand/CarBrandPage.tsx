import type { CarBrand } from '@org/api-contract';
import { Badge, Button, Link as TextLink } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { DetailPage } from '#founding/DetailPage.tsx';
import { FoundedOn } from '#founding/FoundedOn.tsx';
import { RowLink } from '#founding/RowLink.tsx';
import { RowPage } from '#founding/RowPage.tsx';
import { carBrandQuery } from './queries.ts';

/** `/car-brands/{slug}` */
export function CarBrandPage() {
  const { slug = '' } = useParams();
  const query = useQuery(carBrandQuery(slug));
  return (
    <RowPage list="car-brands" slug={slug} query={query}>
      {({ carBrand, company, neighbours, sources }) => (
        <DetailPage
          key={carBrand.slug}
          list="car-brands"
          slug={carBrand.slug}
          id={carBrand.id}
          founded={{
            name: carBrand.name,
            date: { year: carBrand.foundedYear, month: carBrand.foundedMonth, day: carBrand.foundedDay },
            endedYear: carBrand.isActive ? null : carBrand.endYear,
          }}
          logoUrl={carBrand.logoUrl}
          lead={carBrand.knownFor}
          badges={
            <>
              <Badge>{carBrand.category}</Badge>
              {!carBrand.isActive && <Badge>{`No longer made${ended(carBrand)}`}</Badge>}
            </>
          }
          facts={[
            ['Founded', <FoundedOn key="founded" row={carBrand} />],
            ['Founders', carBrand.founders.join(', ')],
            ['Country', carBrand.country],
            ['Head office', carBrand.hqCity],
            ['Owner', carBrand.parent],
            ['Also known as', carBrand.aliases.join(', ')],
            [
              'Company of that name',
              company && (
                <TextLink key="company" asChild>
                  <RowLink list="companies" slug={company.slug}>
                    {company.name}, {company.foundedYear}
                  </RowLink>
                </TextLink>
              ),
            ],
            ['About the year', carBrand.yearNote],
          ]}
          events={eventsOf(carBrand)}
          neighbours={neighbours}
          sources={sources}
          actions={
            carBrand.website && (
              <Button asChild>
                <a
                  href={carBrand.website}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`Website of ${carBrand.name} (opens in a new tab)`}
                >
                  Website
                </a>
              </Button>
            )
          }
        />
      )}
    </RowPage>
  );
}

const ended = ({ endYear }: CarBrand): string => (endYear ? ` since ${endYear}` : '');

const eventsOf = ({ foundedYear, models, endYear, isActive }: CarBrand) => [
  { year: foundedYear, text: 'Founded' },
  ...models.map(({ name, year }) => ({ year, text: `${name} appears` })),
  ...(endYear && !isActive ? [{ year: endYear, text: 'The last of the brand' }] : []),
];
