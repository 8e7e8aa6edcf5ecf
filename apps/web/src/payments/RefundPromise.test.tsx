import { expect, test } from 'vitest';
import { mockApi, ok } from '../test/mock-api.ts';
import { show } from '../test/show.tsx';
import { RefundPromise } from './RefundPromise.tsx';

const promised = async (refundDays: number) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  mockApi({
    'GET /api/client-config': async () => {
      await held;
      return ok({ firebase: {}, stripe: {}, refundDays, analyticsMeasurementId: null });
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

test('the operator’s promise stands in its line, which has its height before it arrives', async () => {
  const { line, before } = await promised(30);
  await expect.poll(() => line?.textContent).toBe('Money back for 30 days.');
  expect(line?.getBoundingClientRect().height).toBe(before);
});

test('where the operator promises nothing, nothing is promised', async () => {
  const { line } = await promised(0);
  expect(line?.textContent).toBe('');
});
