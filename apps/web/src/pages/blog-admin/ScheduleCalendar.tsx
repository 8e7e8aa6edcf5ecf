import type { ListedPost } from '@org/api-contract';
import { Button, Disclosure, Stack, Table, type TableColumn } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { ownTimeZone } from '#listing/dates-in-words.ts';
import { blogAdminQueries } from './queries.ts';
import { reasonOf } from './reason-of.ts';

type Scheduled = ListedPost & { scheduledFor: string };
type Week = { monday: Date; days: readonly (readonly Scheduled[])[] };

const isScheduled = (post: ListedPost): post is Scheduled => post.scheduledFor !== null;
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Midnight of the Monday of a day's week, in the time zone of the browser. */
function mondayOf(instant: string): Date {
  const day = new Date(instant);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - ((day.getDay() + 6) % 7));
}

function weeksOf(posts: readonly Scheduled[]): Week[] {
  const byWeek = Map.groupBy(posts, ({ scheduledFor }) => mondayOf(scheduledFor).getTime());
  return [...byWeek]
    .toSorted(([a], [b]) => a - b)
    .map(([monday, inWeek]) => ({
      monday: new Date(monday),
      days: dayNames.map((_name, index) =>
        inWeek
          .filter(({ scheduledFor }) => (new Date(scheduledFor).getDay() + 6) % 7 === index)
          .toSorted((a, b) => a.scheduledFor.localeCompare(b.scheduledFor)),
      ),
    }));
}

const dayOf = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const timeOf = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

const columnsOf = (onEdit: (id: number) => void): TableColumn<Week>[] => [
  { key: 'week', header: 'Week of', cell: ({ monday }) => dayOf.format(monday) },
  ...dayNames.map((name, index) => ({
    key: name,
    header: name,
    cell: ({ days }: Week) => <Day articles={days[index] ?? []} onEdit={onEdit} />,
  })),
];

const Day = ({ articles, onEdit }: { articles: readonly Scheduled[]; onEdit: (id: number) => void }) =>
  articles.length > 0 && (
    <Stack gap={2}>
      {articles.map(({ id, title, scheduledFor }) => (
        <Button key={id} variant="quiet" onClick={() => onEdit(id)}>
          {`${timeOf.format(new Date(scheduledFor))} ${title}`}
        </Button>
      ))}
    </Stack>
  );

/** The scheduled articles by week and weekday. A week without articles is left out. */
export function ScheduleCalendar({ onEdit }: { onEdit: (id: number) => void }) {
  const { data, error } = useQuery(blogAdminQueries.scheduled);
  if (error) return <p>The calendar could not be loaded. {reasonOf(error)}</p>;
  if (!data) return <p>Loading the calendar …</p>;
  const scheduled = data.posts.filter(isScheduled);
  const later = (data.total ?? 0) - scheduled.length;
  return (
    <Disclosure label={`Calendar of ${data.total ?? scheduled.length} scheduled`}>
      <Table
        caption={`Scheduled articles, in your own time zone, ${ownTimeZone()}${later > 0 ? `; ${later} more come after them` : ''}`}
        columns={columnsOf(onEdit)}
        rows={weeksOf(scheduled)}
        rowKey={({ monday }) => monday.getTime()}
        narrow="cards"
      />
    </Disclosure>
  );
}
