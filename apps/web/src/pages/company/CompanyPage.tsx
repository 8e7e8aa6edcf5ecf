import type { CompanyFacts } from '@org/api-contract';
import { Badge, Button } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { DetailPage } from '#founding/DetailPage.tsx';
import { FoundedOn } from '#founding/FoundedOn.tsx';
import { RowPage } from '#founding/RowPage.tsx';
import { employeesInFigures } from '#listing/employees-in-figures.ts';
import { CompanyOpenings } from './CompanyOpenings.tsx';
import { becameOf, eventsOf } from './events-of.ts';
import { companyQuery } from './queries.ts';

/** `/companies/{slug}` */
export function CompanyPage() {
  const { slug = '' } = useParams();
  const query = useQuery(companyQuery(slug));
  return (
    <RowPage list="companies" slug={slug} query={query}>
      {({ company, neighbours, sources }) => (
        <DetailPage
          key={company.slug}
          list="companies"
          slug={company.slug}
          id={company.id}
          founded={{
            name: company.name,
            date: { year: company.foundedYear, month: company.foundedMonth, day: company.foundedDay },
            endedYear:
              company.status === 'closed' || company.status === 'bankrupt' ? company.statusYear : null,
          }}
          logoUrl={company.logoUrl}
          lead={company.knownFor}
          badges={
            <>
              {company.industry && <Badge>{company.industry}</Badge>}
              {company.status && <Badge>{becameOf(company)}</Badge>}
            </>
          }
          facts={factsOf(company)}
          events={eventsOf(company)}
          neighbours={neighbours}
          sources={sources}
          actions={<CompanyLinks company={company} />}
          sections={[{ id: 'openings', title: 'Openings', content: <CompanyOpenings company={company} /> }]}
        />
      )}
    </RowPage>
  );
}

const factsOf = (company: CompanyFacts) =>
  [
    ['Legal name', company.legalName],
    ['Founded', <FoundedOn key="founded" row={company} />],
    ['Founders', company.founders.join(', ')],
    ['Seat', company.location],
    ['Trade', company.subIndustry ?? company.industry],
    ['Owner', company.parent],
    ['What became of it', company.status && becameOf(company)],
    ['Formerly', company.formerNames.join(', ')],
    ['Also known as', company.aliases.join(', ')],
    ['Listed as', listedAs(company)],
    [
      'Employees',
      company.employeesBand &&
        `${employeesInFigures(company.employeesBand)}${company.employeesYear ? ` (${company.employeesYear})` : ''}`,
    ],
  ] as const;

/** The main listing; a company that was acquired or closed is listed no more. */
function listedAs({ status, exchange, listingSymbol, ticker }: CompanyFacts): string | null {
  if (status) return null;
  const symbol = listingSymbol ?? ticker;
  if (!symbol) return null;
  return exchange ? `${symbol}, ${exchange}` : symbol;
}

function CompanyLinks({ company: { name, website, careersUrl } }: { company: CompanyFacts }) {
  const links = [
    { href: website, text: 'Website', of: `Website of ${name}` },
    { href: careersUrl, text: 'Careers', of: `Careers at ${name}` },
  ];
  return links.map(
    ({ href, text, of }) =>
      href && (
        <Button key={text} asChild>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`${of} (opens in a new tab)`}>
            {text}
          </a>
        </Button>
      ),
  );
}
