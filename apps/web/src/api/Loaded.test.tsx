import { useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { mockApi, ok } from '../test/mock-api.ts';
import { show } from '../test/show.tsx';
import { get } from './client.ts';
import { Loaded } from './Loaded.tsx';
import { queryClient } from './query-client.ts';

const away = { status: 503, body: {} };
const query = get('GET /api/us-states/regions', {});

function Regions() {
  return (
    <Loaded
      query={useQuery(query)}
      loading={<p>Loading …</p>}
      failed="The regions could not be loaded."
      isEmpty={({ regions }) => regions.length === 0}
      empty={<p>No region.</p>}
    >
      {({ regions }) => <p>{regions.join()}</p>}
    </Loaded>
  );
}

test('a failed query shows a retry, whose button keeps the focus until the answer is shown', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof ok>>();
  let asked = 0;
  mockApi({
    'GET /api/us-states/regions': () => {
      asked += 1;
      return asked === 1 ? away : promise;
    },
  });
  const screen = await show(<Regions />);
  const sentence = 'The regions could not be loaded. Please check your connection and try again.';
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('button', { name: 'Trying again...' })).toHaveFocus();
  expect(screen.getByText('Loading …').elements()).toEqual([]);
  resolve(ok({ regions: ['West'] }));
  await expect.element(screen.getByText('West')).toBeVisible();
  await expect.element(screen.getByText(sentence)).not.toBeInTheDocument();
});

test('the last answer stays below the failure of a later read', async () => {
  let isAway = false;
  mockApi({ 'GET /api/us-states/regions': () => (isAway ? away : ok({ regions: ['West'] })) });
  const screen = await show(<Regions />);
  await expect.element(screen.getByText('West')).toBeVisible();
  isAway = true;
  await queryClient.refetchQueries({ queryKey: query.queryKey });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByText('West')).toBeVisible();
});

test('an answer without content shows the empty state', async () => {
  mockApi({ 'GET /api/us-states/regions': ok({ regions: [] }) });
  const screen = await show(<Regions />);
  await expect.element(screen.getByText('No region.')).toBeVisible();
});

test('a query without an answer shows the loading state', async () => {
  mockApi({ 'GET /api/us-states/regions': () => new Promise(() => undefined) });
  const screen = await show(<Regions />);
  await expect.element(screen.getByText('Loading …')).toBeVisible();
});
