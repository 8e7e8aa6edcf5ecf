import { zodiacSignIds } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Seal } from '../Seal/Seal.tsx';
import { Animal } from './Animal.tsx';

test('has an accessible name only if one is given', async () => {
  const screen = await render(
    <>
      <Animal sign="rat" />
      <Animal sign="ox" label="Ox" />
    </>,
  );
  expect(screen.getByRole('img').elements()).toHaveLength(1);
  await expect.element(screen.getByRole('img', { name: 'Ox' })).toBeVisible();
});

test.each(zodiacSignIds)(
  'the %s fills its square, stands on the baseline and is not cut off',
  async (sign) => {
    const { container } = await render(<Animal sign={sign} size={16} />);
    const box = container.querySelector('path')?.getBBox();
    if (!box) throw new Error('There is no drawing.');
    expect(Math.max(box.width, box.height)).toBeGreaterThan(210);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(256);
    expect(box.y + box.height).toBeCloseTo(248, -0.5);
  },
);

test('mirrors an animal that faces right', async () => {
  const { container } = await render(<Animal sign="horse" facing="right" />);
  const [drawing] = container.getElementsByTagName('svg');
  if (!drawing) throw new Error('There is no drawing.');
  expect(getComputedStyle(drawing).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
});

test.for([
  ['appears with an animation beside a stamped seal', 'no-preference', 'za-step-out'],
  ['appears at once when motion is reduced', 'reduce', 'none'],
] as const)('%s', async ([, value, animation]) => {
  const ask = (preference: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: preference }],
    });
  await ask(value);
  const { container } = await render(
    <>
      <Seal sign="horse" stamped />
      <Animal sign="horse" />
    </>,
  );
  const drawing = container.querySelector('.za-Animal');
  if (!drawing) throw new Error('There is no drawing.');
  expect(getComputedStyle(drawing).animationName).toBe(animation);
  await ask('');
});
