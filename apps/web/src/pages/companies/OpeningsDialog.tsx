import type { Company, Opening } from '@org/api-contract';
import { Badge, Button, DataCard, Dialog, Skeleton, Stack } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { get } from '#api/client.ts';
import { Loaded } from '#api/Loaded.tsx';
import { KeepButton } from '#kept/KeepButton.tsx';
import { longDate } from '#listing/long-date.ts';
import { placesLine } from '#listing/places-line.ts';
import { paths } from '#paths.ts';

interface OpeningsDialogProps {
  company: Company;
  onClose: () => void;
}

const maxShown = 100;

/** The openings of a company, newest first. */
export function OpeningsDialog({ company, onClose }: OpeningsDialogProps) {
  const openings = useQuery(get('GET /api/openings', { query: { companyId: company.id, limit: maxShown } }));
  const { data } = openings;
  const first = data?.openings[0];
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Openings at ${company.name}`}
      description={first && `As of ${longDate(first.lastVerifiedAt)}, the newest first.`}
    >
      <Loaded
        query={openings}
        failed="The openings could not be loaded."
        loading={
          <Stack gap={3} aria-busy>
            <Skeleton count={6} />
          </Stack>
        }
        isEmpty={(answer) => answer.openings.length === 0}
        empty={<p>All of them have closed since the list was loaded.</p>}
      >
        {(answer) => (
          <Stack gap={3} asChild>
            <ul>
              {answer.openings.map((opening) => (
                <li key={opening.id}>
                  <OpeningCard opening={opening} />
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </Loaded>
      {data && data.total > maxShown && (
        <p>
          The newest {maxShown} of {data.total}.
        </p>
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

const OpeningCard = ({ opening }: { opening: Opening }) => (
  <DataCard
    title={opening.title}
    heading="h3"
    href={opening.url}
    badges={opening.type && <Badge>{opening.type}</Badge>}
    facts={[
      [opening.places.length > 1 ? 'Places' : 'Place', placesLine(opening.places)],
      ['Department', opening.department],
      ['Salary', opening.salary],
      ['Posted', opening.postedDate && longDate(opening.postedDate)],
    ]}
    description={opening.description}
    descriptionLines={4}
    actions={
      <KeepButton kind="opening" id={opening.id} name={`${opening.title} at ${opening.companyName}`} />
    }
  />
);
