import { expect, test } from 'vitest';
import { show } from '../test/show.tsx';
import { CameFor } from './CameFor.tsx';

test.each([
  ['/companies/nintendo', /^You came for the page of a company, “nintendo”\./],
  ['/us-states/new-york', /^You came for the page of a state, “new york”\./],
  ['/compare', /^You came for a comparison, side by side\./],
  ['/openings', /^You came for the openings of the companies\./],
  ['/insights', /^You came for the pictures of the databases by sign\./],
  ['/kept', /^You came for what you have saved\./],
  ['/for-you', /^You came for the list that is sorted by your sign\./],
])('a visitor without access who came to %s reads what it is part of', async (path, sentence) => {
  const screen = await show(<CameFor />, path);
  await expect.element(screen.getByText(sentence)).toBeVisible();
});

test.each(['/', '/companies', '/companies/a/b', '/constructor/x'])('%s has no such line', async (path) => {
  const screen = await show(
    <>
      <CameFor />
      <p>The landing page</p>
    </>,
    path,
  );
  await expect.element(screen.getByText('The landing page')).toBeVisible();
  expect(screen.getByText(/You came for/).query()).toBeNull();
});
