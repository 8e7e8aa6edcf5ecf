import { Button } from '@org/ui';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useBirth } from './useBirth.ts';

function Birth() {
  const { birth } = useBirth();
  return <p>{birth?.date ?? 'no birth'}</p>;
}

/** A page whose birth appears late, as it does while code loads. */
function LatePage() {
  const [isLoaded, setIsLoaded] = useState(false);
  return isLoaded ? <Birth /> : <Button onClick={() => setIsLoaded(true)}>Load</Button>;
}

test('a page that loads late does not cancel another navigation', async () => {
  const { promise: data, resolve: arrive } = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    { path: '/', element: <LatePage /> },
    { path: '/companies', loader: () => data, element: <h1>The companies</h1> },
  ]);
  const screen = await render(<RouterProvider router={router} />);
  const left = router.navigate('/companies');
  await screen.getByRole('button', { name: 'Load' }).click();
  await expect.element(screen.getByText('no birth')).toBeVisible();
  arrive(null);
  await left;
  await expect.element(screen.getByRole('heading', { name: 'The companies' })).toBeVisible();
});
