import { Button } from '@org/ui';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom';
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

/** A page whose birth appears when the reader leaves, as it does when the session arrives at that moment. */
function PageBeingLeft() {
  const navigate = useNavigate();
  const [isLoaded, setIsLoaded] = useState(false);
  return isLoaded ? (
    <Birth />
  ) : (
    <Button
      onClick={() => {
        void navigate('/companies');
        setIsLoaded(true);
      }}
    >
      Leave
    </Button>
  );
}

test('a page that loads at the press of a link does not cancel its navigation', async () => {
  const { promise: data, resolve: arrive } = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    { path: '/', element: <PageBeingLeft /> },
    { path: '/companies', loader: () => data, element: <h1>The companies</h1> },
  ]);
  const screen = await render(<RouterProvider router={router} />);
  await screen.getByRole('button', { name: 'Leave' }).click();
  await expect.element(screen.getByText('no birth')).toBeVisible();
  arrive(null);
  await expect.element(screen.getByRole('heading', { name: 'The companies' })).toBeVisible();
});
