import { zodiacSignIds } from '@org/zodiac-core';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CountWheel } from './CountWheel.tsx';

const legend = { value: 'brands', expected: 'the mean', range: 'the range', outside: 'a surprise' };
const counts = zodiacSignIds.map((sign, place) => ({ sign, value: place, expected: 5, low: 2, high: 9 }));
const example = <CountWheel label="Car brands" counts={counts} legend={legend} />;

test('shows the name and count of every sign, and highlights counts outside their range', async () => {
  const screen = await render(example);
  await expect.element(screen.getByRole('img', { name: 'Car brands' })).toBeVisible();
  const texts = [...screen.container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toHaveLength(24);
  expect(texts.slice(0, 4)).toEqual(['Rat', '0', 'Ox', '1']);
  const outside = [...screen.container.querySelectorAll('[data-outside] title')].map(
    ({ textContent }) => textContent,
  );
  expect(outside).toEqual(['Rat: 0 (2–9)', 'Ox: 1 (2–9)', 'Dog: 10 (2–9)', 'Pig: 11 (2–9)']);
  const fillOf = (index: number): string => {
    const bar = screen.container.querySelectorAll('.za-CountWheel-bar')[index];
    return bar ? getComputedStyle(bar).fill : '';
  };
  expect(fillOf(0)).toBe(fillOf(11));
  expect(fillOf(5)).not.toBe(fillOf(11));
});

test('the length of a bar is proportional to its count', async () => {
  const { container } = await render(
    <CountWheel
      label="Two"
      counts={[
        { sign: 'rat', value: 10, expected: 5, low: 0, high: 20 },
        { sign: 'horse', value: 20, expected: 5, low: 0, high: 20 },
      ]}
      legend={legend}
    />,
  );
  const [rat = 0, horse = 0] = [...container.querySelectorAll<SVGPathElement>('.za-CountWheel-bar')].map(
    (bar) => bar.getBBox().height,
  );
  expect(horse / rat).toBeGreaterThan(1.9);
  expect(horse / rat).toBeLessThan(2.1);
});

test.each([320, 375])('at %i px the names are at least 11 px high and inside the drawing', async (width) => {
  await page.viewport(width, 800);
  const { container } = await render(example);
  const frame = container.querySelector('svg')?.getBoundingClientRect();
  for (const text of container.querySelectorAll('text')) {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(frame?.left ?? Infinity);
    expect(right).toBeLessThanOrEqual(frame?.right ?? 0);
    expect(top).toBeGreaterThanOrEqual(frame?.top ?? Infinity);
    expect(bottom).toBeLessThanOrEqual(frame?.bottom ?? 0);
    expect(bottom - top).toBeGreaterThanOrEqual(11);
  }
});
