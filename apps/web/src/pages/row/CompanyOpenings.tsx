import type { CompanyFacts } from '@org/api-contract';
import { dayInWords } from '@org/api-contract/lists';
import { Badge, Grid, Link, Skeleton } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { get } from '#api/client.ts';
import { Loaded } from '#api/Loaded.tsx';
import { shortDate } from '#listing/dates-in-words.ts';
import { placesLine } from '#listing/places-line.ts';
import { paths } from '#paths.ts';

const maxShown = 12;

/** In local mode, emulated job boards begin the description of every opening with this text. */
const sampleMark = 'A sample of local mode';

/** The openings of a company, the newest first. */
export function CompanyOpenings({ company }: { company: CompanyFacts }) {
  const openings = useQuery({
    ...get('GET /api/openings', { query: { companyId: company.id, limit: maxShown } }),
    enabled: company.openings > 0,
  });
  if (company.openings === 0)
    return (
      <p>
        We have no openings of {company.name}
        {company.careersUrl ? '. Its careers page may have some.' : '.'}
      </p>
    );
  return (
    <Loaded
      query={openings}
      failed="The openings could not be loaded."
      loading={<Skeleton shape="text" count={4} />}
    >
      {(data) => (
        <>
          <Grid columns="m" repeat="fill" gap={3} asChild>
            <ul>
              {data.openings.map(
                ({ id, title, url, places, department, postedDate, firstSeenAt, description }) => (
                  <li key={id}>
                    <Link href={url} external>
                      {title}
                    </Link>{' '}
                    {description?.startsWith(sampleMark) && <Badge>Sample</Badge>}
                    <br />
                    <small>
                      {[
                        placesLine(places),
                        department,
                        `${postedDate ? `posted ${shortDate(postedDate)}, ` : ''}first seen by us ${shortDate(firstSeenAt)}`,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </li>
                ),
              )}
            </ul>
          </Grid>
          <p>
            {data.total > maxShown && `The newest ${maxShown} of ${data.total}. `}
            {data.openings.some(({ description }) => description?.startsWith(sampleMark)) &&
              'The samples come from local mode; the real openings are on the company’s own board. '}
            {data.openings[0] && `Last checked on ${dayInWords(data.openings[0].lastVerifiedAt)}. `}
            <RouterLink to={`${paths.openings}?companyId=${company.id}`}>
              Search and filter the openings at {company.name}
            </RouterLink>
          </p>
        </>
      )}
    </Loaded>
  );
}
