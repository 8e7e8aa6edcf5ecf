import { zodiacSigns } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../conformance.tsx';
import { CompatibilityWheel } from './CompatibilityWheel.tsx';

conformance('CompatibilityWheel', <CompatibilityWheel sign="dragon" />);

test('the Dragon has two allies, one secret friend, one harm and one clash, the best first', async () => {
  const { container } = await render(<CompatibilityWheel sign="dragon" />);
  expect([...container.querySelectorAll('li')].map((bond) => bond.textContent)).toEqual([
    'Secret friend Rooster 95 of 100',
    'Ally Rat 90 of 100',
    'Ally Monkey 90 of 100',
    'Harm Rabbit 35 of 100',
    'Clash Dog 20 of 100',
  ]);
  expect(container.querySelectorAll('line')).toHaveLength(5);
});

test('every sign has its bonds', async () => {
  for (const { id } of zodiacSigns) {
    const { container, unmount } = await render(<CompatibilityWheel sign={id} />);
    expect(container.querySelectorAll('line')).toHaveLength(5);
    await unmount();
  }
});
