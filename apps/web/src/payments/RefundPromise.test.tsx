import '@org/public-pages/public-page.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { get } from '#api/client.ts';
import { mockApi, ok } from '../test/mock-api.ts';
import { show } from '../test/show.tsx';
import { RefundPromise } from './RefundPromise.tsx';

const promised = async (refundDays: number) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  mockApi({
    'GET /api/client-config': async () => {
      await held;
      return ok({ firebase: {}, stripe: {}, asksForPlace: false, refundDays, analyticsMeasurementId: null });
    },
  });
  const { container } = await show(
    <div style={{ width: 230 }}>
      <RefundPromise />
    </div>,
  );
  const line = container.querySelector('p');
  await expect.poll(() => line?.getBoundingClientRect().height).toBeGreaterThan(10);
  const before = line?.getBoundingClientRect().height;
  answer();
  return { line, before };
};

test('the line of the operator’s promise has its final height before the promise arrives', async () => {
  const { line, before } = await promised(30);
  await expect.poll(() => line?.textContent).toBe('Money back for 30 days.');
  expect(line?.getBoundingClientRect().height).toBe(before);
});

test('shows no promise where the operator makes none', async () => {
  const { line } = await promised(0);
  expect(line?.textContent).toBe('');
});

test('a promise that arrives before hydration causes no mismatch', async () => {
  const client = new QueryClient();
  const line = (
    <QueryClientProvider client={client}>
      <RefundPromise />
    </QueryClientProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(line);
  const config = {
    firebase: { apiKey: 'key', authDomain: 'localhost', projectId: 'atlas', emulatorUrl: null },
    stripe: { publishableKey: 'pk_test_local', scriptUrl: null },
    asksForPlace: false,
    refundDays: 30,
    analyticsMeasurementId: null,
    correctionsEmail: null,
    testimonials: null,
  };
  client.setQueryDefaults([], { staleTime: Infinity });
  client.setQueryData(get('GET /api/client-config', {}).queryKey, config);
  const errors: unknown[] = [];
  const root = hydrateRoot(container, line, { onRecoverableError: (error) => errors.push(error) });
  onTestFinished(() => root.unmount());
  await expect.poll(() => container.textContent).toBe('Money back for 30 days.');
  expect(errors).toEqual([]);
});
