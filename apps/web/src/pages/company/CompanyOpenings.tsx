import type { CompanyFacts } from '@org/api-contract';
import { Alert, Button, Link, Skeleton, Stack } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { get } from '#api/client.ts';
import { useRetry } from '#api/useRetry.ts';
import { longDate } from '#listing/long-date.ts';

const maxShown = 12;

/** The openings of a company, the newest first. */
export function CompanyOpenings({ company }: { company: CompanyFacts }) {
  const openings = useQuery({
    ...get('GET /api/companies/{id}/jobs', { params: { id: company.id } }),
    enabled: company.openings > 0,
  });
  const { hasFailed, isRetrying, retry } = useRetry(openings);
  const jobs = openings.data?.jobs;
  if (company.openings === 0)
    return (
      <p>
        No openings of {company.name} are on file
        {company.careersUrl ? '; its careers page may have some.' : '.'}
      </p>
    );
  if (hasFailed)
    return (
      <Alert tone="danger">
        <p>The openings could not be loaded. Please check your connection and try again.</p>
        <Button onClick={retry} busy={isRetrying} busyLabel="Trying again...">
          Try again
        </Button>
      </Alert>
    );
  if (!jobs) return <Skeleton shape="text" count={4} />;
  return (
    <>
      <Stack gap={3} asChild>
        <ul>
          {jobs.slice(0, maxShown).map(({ id, title, url, location, department, postedDate }) => (
            <li key={id}>
              <Link href={url} external>
                {title}
              </Link>
              <br />
              <small>
                {[location, department, postedDate && `posted ${longDate(postedDate)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      </Stack>
      {jobs[0] && (
        <p>
          {jobs.length > maxShown && `The newest ${maxShown} of ${jobs.length}. `}
          As of {longDate(jobs[0].scrapedAt)}.
        </p>
      )}
    </>
  );
}
