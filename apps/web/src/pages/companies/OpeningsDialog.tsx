import type { Company, Job } from '@org/api-contract';
import { Alert, Badge, Button, DataCard, Dialog, Skeleton, Stack } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { get } from '#api/client.ts';
import { useRetry } from '#api/useRetry.ts';
import { longDate } from '#listing/long-date.ts';
import { paths } from '#paths.ts';

interface OpeningsDialogProps {
  company: Company;
  onClose: () => void;
}

/** The job openings of a company, newest first. */
export function OpeningsDialog({ company, onClose }: OpeningsDialogProps) {
  const openings = useQuery(get('GET /api/companies/{id}/jobs', { params: { id: company.id } }));
  const { data } = openings;
  const { hasFailed, isRetrying, retry } = useRetry(openings);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Openings at ${company.name}`}
      description={data?.jobs[0] && `As of ${longDate(data.jobs[0].scrapedAt)}, the newest first.`}
    >
      {hasFailed ? (
        <Alert tone="danger">
          <p>The openings could not be loaded. Please check your connection and try again.</p>
          <Button onClick={retry} busy={isRetrying} busyLabel="Trying again...">
            Try again
          </Button>
        </Alert>
      ) : data?.jobs.length === 0 ? (
        <p>All of them have closed since the list was loaded.</p>
      ) : (
        <Stack gap={3} asChild>
          <ul aria-busy={data ? undefined : true}>
            {data ? (
              data.jobs.map((job) => (
                <li key={job.id}>
                  <OpeningCard job={job} />
                </li>
              ))
            ) : (
              <li>
                <Skeleton />
              </li>
            )}
          </ul>
        </Stack>
      )}
      <p>
        <Link to={`${paths.openings}?companyId=${company.id}`}>
          Search and filter the openings at {company.name}
        </Link>
      </p>
      {/* At the end of a long list the close button is out of view. */}
      <Button onClick={onClose}>Back to the companies</Button>
    </Dialog>
  );
}

const OpeningCard = ({ job }: { job: Job }) => (
  <DataCard
    title={job.title}
    heading="h3"
    href={job.url}
    badges={job.type && <Badge>{job.type}</Badge>}
    facts={[
      ['Place', job.location],
      ['Department', job.department],
      ['Salary', job.salary],
      ['Posted', job.postedDate && longDate(job.postedDate)],
    ]}
    description={job.description}
    descriptionLines={4}
  />
);
