import { openingMarks } from '@org/api-contract/values';
import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';

/** A posting of a source, stored in `jobs`. */
export type Posting = Omit<
  Selectable<Database['jobs']>,
  'id' | 'companyId' | 'source' | 'sourceId' | 'indeedUrl' | 'scrapedAt'
>;

/** The common facts of a role's postings, and all their places. */
export type Role = ReturnType<typeof roleOf>;

/** Maximum number of different salaries shown for one role. */
const maxSalaries = 3;

/** Groups the postings of a company by role. The order of the postings does not matter. */
export function groupPostings(postings: readonly Posting[]): Role[] {
  const groups = Map.groupBy(postings, roleKeyOf);
  return [...groups].map(([roleKey, group]) => roleOf(roleKey, group));
}

/**
 * The key of a role: title, department and type without case, accents and the place. Equal for all postings of the
 * role.
 */
export const roleKeyOf = (posting: Pick<Posting, 'title' | 'places' | 'department' | 'type'>): string =>
  [titleWithoutPlace(posting), posting.department ?? '', posting.type ?? ''].map(fold).join('|');

function roleOf(roleKey: string, group: readonly Posting[]) {
  const open = group.filter(({ closedAt }) => closedAt === null);
  // A closed role keeps the facts of its postings.
  const shown = (open.length > 0 ? open : group).toSorted((a, b) => compare(a.url, b.url));
  const [first] = shown;
  if (!first) throw new Error('a role without a posting');
  const days = shown.flatMap(({ postedDate }) => postedDate ?? []).toSorted();
  const firstSeenAt = earliest(group.map((posting) => posting.firstSeenAt));
  const titles = new Set(shown.map(({ title }) => title));
  return {
    roleKey,
    title: titles.size === 1 ? first.title : titleWithoutPlace(first),
    department: first.department,
    type: first.type,
    salary:
      unique(shown.map(({ salary }) => salary))
        .slice(0, maxSalaries)
        .join(' · ') || null,
    description: first.description,
    workModes: unique(shown.map(({ workMode }) => workMode)),
    places: unique(shown.flatMap(({ places }) => places)),
    countries: unique(shown.flatMap(({ countries }) => countries)),
    url: first.url,
    postedDate: days.at(-1) ?? null,
    openSince:
      [...days.slice(0, 1), dayOf(earliest(shown.map((posting) => posting.firstSeenAt)))].toSorted()[0] ?? '',
    firstSeenAt,
    lastVerifiedAt: latest(shown.map(({ lastVerifiedAt }) => lastVerifiedAt)),
    // Set if no posting of the role is open.
    closedAt: open.length > 0 ? null : latest(group.flatMap(({ closedAt }) => closedAt ?? [])),
  };
}

/** Removes the place from a title such as "Account Executive - London" or "Nurse (Lyon)". */
function titleWithoutPlace({ title, places }: Pick<Posting, 'title' | 'places'>): string {
  const [, role = title, end = ''] = /^(.+?)\s*(?:[-–—,|]\s+|\()([^-–—|()]+)\)?$/.exec(title) ?? [];
  const named = fold(end);
  const isPlace = places.some((place) => ` ${fold(place)} `.includes(` ${named} `));
  return named && (isPlace || named === 'remote') ? role : title;
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** The distinct values in alphabetical order, without `null`. */
const unique = <T extends string>(values: readonly (T | null)[]): T[] =>
  [...new Set(values.filter((value) => value !== null))].toSorted(compare);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);
const earliest = (instants: readonly Date[]): Date => new Date(Math.min(...instants.map(Number)));
const latest = (instants: readonly Date[]): Date => new Date(Math.max(...instants.map(Number)));

interface Age {
  reposts: number;
  /** `YYYY-MM-DD`. */
  openSince: string;
}

const dayMs = 86_400_000;

/**
 * Marks an opening that may not be a current vacancy, because it was posted repeatedly or has been open for very
 * long.
 */
export function marksOf({ reposts, openSince }: Age, now: Date): ('reposted' | 'old')[] {
  const marks: ('reposted' | 'old')[] = [];
  if (reposts >= openingMarks.minReposts) marks.push('reposted');
  if (now.getTime() - Date.parse(openSince) > (openingMarks.maxDaysOpen + 1) * dayMs) marks.push('old');
  return marks;
}
