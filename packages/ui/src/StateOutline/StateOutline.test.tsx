import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { usStatePaths } from '../UsMap/us-state-paths.ts';
import { StateOutline } from './StateOutline.tsx';

test.each(usStatePaths.map(({ name }) => name))('%s fills its square and is not cut off', async (name) => {
  const { container } = await render(<StateOutline state={name} size={10} />);
  const [square, outline] = ['svg', 'path'].map((each) =>
    container.querySelector(each)?.getBoundingClientRect(),
  );
  if (!square || !outline) throw new Error(`${name} is not drawn.`);
  expect(Math.max(outline.width, outline.height)).toBeCloseTo(square.width, 0);
  expect(outline.left).toBeGreaterThan(square.left - 0.5);
  expect(outline.right).toBeLessThan(square.right + 0.5);
  expect(outline.top).toBeGreaterThan(square.top - 0.5);
  expect(outline.bottom).toBeLessThan(square.bottom + 0.5);
});

test('draws nothing for an unknown state', async () => {
  const { container } = await render(<StateOutline state="Bavaria" />);
  expect(container.childElementCount).toBe(0);
});
