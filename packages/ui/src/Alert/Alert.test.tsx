import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Alert } from './Alert.tsx';

test('announces danger at once, and other alerts politely', async () => {
  const screen = await render(
    <>
      <Alert tone="danger">It failed.</Alert>
      <Alert tone="success">It worked.</Alert>
    </>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('It failed.');
  await expect.element(screen.getByRole('status')).toHaveTextContent('It worked.');
});
