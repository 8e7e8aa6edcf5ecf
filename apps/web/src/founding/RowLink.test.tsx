import { expect, test, vi } from 'vitest';
import { show } from '../test/show.tsx';
import { RowLink } from './RowLink.tsx';

const link = (
  <RowLink list="companies" slug="nintendo">
    Nintendo
  </RowLink>
);

test('a link to a row opens its page without loading the document', async () => {
  const { router, ...screen } = await show(link, '/companies?zodiac=ox');
  await screen.getByRole('link', { name: 'Nintendo' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/companies/nintendo');
  expect(router.state.location.search).toBe('');
});

test('a link to a row hands its page what the list knows of the row', async () => {
  const known = { name: 'Nintendo', zodiacSign: 'ox', logoUrl: null } as const;
  const { router, ...screen } = await show(
    <RowLink list="companies" slug="nintendo" row={{ ...known, ...{ industry: 'Games' } }}>
      Nintendo
    </RowLink>,
    '/companies',
  );
  await screen.getByRole('link', { name: 'Nintendo' }).click();
  await expect.poll((): unknown => router.state.location.state).toEqual({ row: known });
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %o is left to the browser, for a new tab or window',
  async (how) => {
    const { router, ...screen } = await show(link, '/companies');
    const wasPrevented = vi.fn<(is: boolean) => void>();
    const catchClick = (event: Event): void => {
      wasPrevented(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', catchClick, { once: true });
    screen
      .getByRole('link', { name: 'Nintendo' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
    expect(wasPrevented).toHaveBeenCalledExactlyOnceWith(false);
    expect(router.state.location.pathname).toBe('/companies');
  },
);
