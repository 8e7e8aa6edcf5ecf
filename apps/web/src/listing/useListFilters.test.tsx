import { expect, test } from 'vitest';
import { show } from '../test/show.tsx';
import { useListFilters } from './useListFilters.ts';

const names = ['zodiac', 'search'] as const;

function Example() {
  const { filters, page, setFilters, searchOfPage } = useListFilters(names);
  return (
    <>
      <p>{`${filters.zodiac || 'all'}, ${filters.search || 'nothing'}, page ${page}, next ${searchOfPage(page + 1)}`}</p>
      <button type="button" onClick={() => setFilters({ zodiac: 'ox', search: '' })}>
        Ox
      </button>
    </>
  );
}

test('filters and page come from the URL', async () => {
  const screen = await show(<Example />, '/companies?zodiac=rat&page=3');
  await expect.element(screen.getByText('rat, nothing, page 3, next ?zodiac=rat&page=4')).toBeVisible();
});

test.each(['0', '-1', '1.5', 'x'])('page=%s is the first page', async (page) => {
  const screen = await show(<Example />, `/companies?page=${page}`);
  await expect.element(screen.getByText(/page 1,/)).toBeVisible();
});

test('changing a filter goes to the first page and removes empty filters', async () => {
  const { router, ...screen } = await show(<Example />, '/companies?search=bank&page=3');
  await screen.getByRole('button', { name: 'Ox' }).click();
  await expect.element(screen.getByText('ox, nothing, page 1, next ?zodiac=ox&page=2')).toBeVisible();
  expect(router.state.location.search).toBe('?zodiac=ox');
});
