import type { CompanyFacts } from '@org/api-contract';
import { listIds, listOf } from '@org/api-contract/lists';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { DetailPage } from '#founding/DetailPage.tsx';
import { RowPage } from '#founding/RowPage.tsx';
import { rowOf, rowQuery } from '#listing/list-queries.ts';
import { CompanyOpenings } from './CompanyOpenings.tsx';

/** The page of a row of a list: `/car-brands/{slug}`. */
export function ListedRowPage() {
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const id = listIds.find((each) => pathname.startsWith(`/${each}/`));
  if (!id) throw new Error(`${pathname} is the page of no row.`);
  const list = listOf(id);
  const query = useQuery(rowQuery(list, slug));
  return (
    <RowPage list={id} slug={slug} query={query}>
      {(answer) => {
        const row = rowOf(list, answer);
        return (
          <DetailPage
            key={row.slug}
            list={list}
            row={row}
            answer={answer}
            sections={
              id === 'companies'
                ? [
                    {
                      id: 'openings',
                      title: 'Openings',
                      figure: <CompanyOpenings company={row as CompanyFacts} />,
                    },
                  ]
                : []
            }
          />
        );
      }}
    </RowPage>
  );
}
