import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { show } from '../test/show.tsx';
import { RowLink, type KnownRow } from './RowLink.tsx';

const nintendo = { name: 'Nintendo', zodiacSign: 'ox', logoUrl: null } as const;

/** A list with one link, and the current address and history state as text. */
function List({ row }: { row?: KnownRow }) {
  const { pathname, search, state }: { pathname: string; search: string; state: unknown } = useLocation();
  return (
    <>
      <RowLink list="companies" slug="nintendo" row={row}>
        Nintendo
      </RowLink>
      <output>{JSON.stringify([pathname + search, state])}</output>
    </>
  );
}

test('a link to a row opens its page without loading the document', async () => {
  const screen = await show(<List />, '/companies?zodiac=ox');
  await screen.getByRole('link', { name: 'Nintendo' }).click();
  await expect.element(screen.getByText('["/companies/nintendo",null]')).toBeVisible();
});

test('a link to a row passes its page the name, the sign and the logo, and nothing else', async () => {
  const row = { ...nintendo, industry: 'Games' };
  const screen = await show(<List row={row} />, '/companies');
  await screen.getByRole('link', { name: 'Nintendo' }).click();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent(JSON.stringify(['/companies/nintendo', { row: nintendo }]));
});
