import type { AdminAction } from '@org/api-contract';
import { Pagination, Skeleton, Stack, Table, type TableColumn } from '@org/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { Loaded } from '#api/Loaded.tsx';
import { instant } from '#listing/dates-in-words.ts';
import { pageOf } from '#listing/list-filters.ts';
import { paths } from '#paths.ts';
import { actionsQuery } from './queries.ts';

const columns: TableColumn<AdminAction>[] = [
  { key: 'action', header: 'Action', cell: ({ action }) => action.replaceAll('_', ' ') },
  { key: 'about', header: 'About', cell: ({ about }) => <About text={about} /> },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  { key: 'by', header: 'By', cell: ({ by }) => by },
  {
    key: 'at',
    header: 'Time',
    cell: ({ at }) => <span style={{ whiteSpace: 'nowrap' }}>{instant(at)}</span>,
  },
];

/** The subject of an action. A payment links to its history. */
function About({ text }: { text: string }) {
  const payment = /^payment (\d+)$/.exec(text)?.[1];
  return payment === undefined ? text : <Link to={paths.adminPayment(Number(payment))}>{text}</Link>;
}

/** The actions of admins, the latest first. The URL holds the current page of the list. */
export function AdminActions() {
  const [params] = useSearchParams();
  const page = pageOf(params.get('actions'));
  const actions = useQuery({ ...actionsQuery(page), placeholderData: keepPreviousData });
  const searchOf = (target: number): string => {
    const changed = new URLSearchParams(params);
    changed.set('actions', String(target));
    return `?${changed.toString()}`;
  };
  return (
    <Loaded query={actions} failed="The actions could not be loaded." loading={<Skeleton count={2} />}>
      {(data) => (
        <Stack gap={5} aria-busy={actions.isPlaceholderData || undefined}>
          <Table
            caption="Actions, the latest first"
            hidesCaption
            columns={columns}
            rows={data.actions}
            rowKey={({ id }) => id}
            narrow="cards"
            empty="No admin has acted yet."
          />
          <Pagination
            page={page}
            pageCount={data.totalPages}
            renderLink={(target, content) => (
              <Link to={{ search: searchOf(target) }} preventScrollReset>
                {content}
              </Link>
            )}
          />
        </Stack>
      )}
    </Loaded>
  );
}
