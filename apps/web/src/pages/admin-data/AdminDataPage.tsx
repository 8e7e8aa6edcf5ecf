import { inFigures, listIds, listOf } from '@org/api-contract/lists';
import { dataPath } from '@org/public-pages/paths.ts';
import { Grid, Link as TextLink, PageSection, Skeleton, StatCard } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { get } from '#api/client.ts';
import { Loaded } from '#api/Loaded.tsx';
import { instant } from '#listing/dates-in-words.ts';
import { paths } from '#paths.ts';

const statsQuery = { ...get('GET /api/stats', {}), staleTime: 0 };
const backupQuery = { ...get('GET /api/admin/overview', { query: { days: 7 } }), staleTime: 0 };

export const adminDataPageQueries = () => ({ stats: statsQuery, backup: backupQuery });

/** `/admin/data`: the size of each list, the last refresh and the last backup. */
export function AdminDataPage() {
  const stats = useQuery(statsQuery);
  const backup = useQuery(backupQuery);
  return (
    <PageSection
      heading="h1"
      title="Data"
      lead="The size of the lists, the last refresh and the last backup."
    >
      <Loaded query={stats} failed="The counts could not be loaded." loading={<Skeleton count={2} />}>
        {({ bySign, jobs, lastScrapedAt }) => (
          <Grid columns="s">
            {listIds.map(listOf).map(({ id, heading, member }) => (
              <StatCard
                key={id}
                label={heading}
                value={inFigures(bySign[member].reduce((total, count) => total + count, 0))}
                action={
                  <TextLink asChild>
                    <Link to={`/${id}`}>Open the list</Link>
                  </TextLink>
                }
              />
            ))}
            <StatCard
              label="Openings"
              value={jobs === 0 ? 'None' : inFigures(jobs)}
              hint={lastScrapedAt ? `Last refresh: ${instant(lastScrapedAt)}` : 'Never refreshed'}
              action={
                <TextLink asChild>
                  <Link to={paths.adminSources}>Sources</Link>
                </TextLink>
              }
            />
          </Grid>
        )}
      </Loaded>
      <Loaded
        query={backup}
        failed="The last backup could not be loaded."
        loading={<Skeleton shape="text" />}
      >
        {({ lastBackupAt }) => (
          <p>
            {lastBackupAt
              ? `The last backup has the data of ${instant(lastBackupAt)}.`
              : 'There is no backup yet. Run the command “backup” to make one.'}
          </p>
        )}
      </Loaded>
      <p>
        <TextLink href={dataPath}>Public page: counts by sign</TextLink>
      </p>
    </PageSection>
  );
}
