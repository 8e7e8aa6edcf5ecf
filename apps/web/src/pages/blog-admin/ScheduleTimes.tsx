import { Stack } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#api/Loaded.tsx';
import { instantInWords } from './instant-in-words.ts';
import { blogAdminQueries } from './queries.ts';
import { reasonOf } from './reason-of.ts';

/** The next run of the schedule, and the result of its last run. */
export function ScheduleTimes() {
  return (
    <Loaded
      query={useQuery(blogAdminQueries.schedule)}
      failed="The times of the schedule could not be loaded."
      reasonOf={reasonOf}
      loading={<p>Loading the times of the schedule …</p>}
    >
      {({ nextArticleAt, lastRunAt, lastResult }) => (
        <Stack gap={2}>
          <p>Next run: {nextArticleAt ? instantInWords(nextArticleAt) : 'none, the schedule is off'}</p>
          <p>Last run: {lastRunAt ? `${instantInWords(lastRunAt)}. ${lastResult ?? ''}` : 'none yet'}</p>
        </Stack>
      )}
    </Loaded>
  );
}
