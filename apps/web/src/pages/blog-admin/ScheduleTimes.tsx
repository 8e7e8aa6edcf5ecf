import { Stack } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { instantInWords } from './instant-in-words.ts';
import { blogAdminQueries } from './queries.ts';
import { reasonOf } from './reason-of.ts';

/** When the schedule writes next, and what came of its last run. */
export function ScheduleTimes() {
  const { data, error } = useQuery(blogAdminQueries.schedule);
  if (error) return <p>The times of the schedule could not be loaded. {reasonOf(error)}</p>;
  if (!data) return <p>Loading the times of the schedule …</p>;
  const { nextArticleAt, lastRunAt, lastResult } = data;
  return (
    <Stack gap={2}>
      <p>Next run: {nextArticleAt ? instantInWords(nextArticleAt) : 'none, the schedule is off'}</p>
      <p>Last run: {lastRunAt ? `${instantInWords(lastRunAt)}. ${lastResult ?? ''}` : 'none yet'}</p>
    </Stack>
  );
}
