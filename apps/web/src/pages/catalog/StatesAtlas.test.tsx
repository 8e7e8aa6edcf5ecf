import { zodiacSignIds } from '@org/zodiac-core';
import { page } from 'vitest/browser';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { StatesAtlas } from './StatesAtlas.tsx';

const states = [
  { name: 'Arizona', zodiacSign: 'pig' },
  { name: 'Ohio', zodiacSign: 'pig' },
  { name: 'Texas', zodiacSign: 'snake' },
] as const;

/** States of every sign. */
const fifty = Array.from({ length: 50 }, (_, index) => ({
  name: `State ${index}`,
  zodiacSign: zodiacSignIds[index % 12] ?? 'rat',
}));

beforeEach(() => page.viewport(1280, 800));

test('the map shows the sign of each state, and the bars the number of states per sign', async () => {
  const onSelect = vi.fn();
  const screen = await render(<StatesAtlas rows={states} current="pig" onSelect={onSelect} />);
  await expect
    .element(screen.getByRole('group', { name: 'The fifty states by the sign of their statehood' }))
    .toBeVisible();
  const titles = [...screen.container.querySelectorAll('title')].map((title) => title.textContent);
  expect(titles).toEqual(expect.arrayContaining(['Arizona: Pig', 'Texas: Snake']));
  expect(screen.container.querySelectorAll('.za-UsMap-outlines g[data-current]')).toHaveLength(2);
  const pig = screen.getByRole('button', { name: 'Pig', exact: true });
  await expect.element(pig).toHaveAccessibleDescription('2');
  await expect.element(pig).toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('button', { name: 'Snake', exact: true }).click();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('snake');
});

test.each([320, 375, 768, 1440])(
  'at %i px a spinner keeps the place of the atlas while the states load',
  async (width) => {
    await page.viewport(width, 900);
    const screen = await render(<StatesAtlas rows={undefined} current={undefined} onSelect={vi.fn()} />);
    await expect.element(screen.getByText('Drawing the map …')).toBeVisible();
    expect(screen.getByRole('button').elements()).toEqual([]);
    const place = screen.container.getBoundingClientRect().height;
    await screen.rerender(<StatesAtlas rows={fifty} current={undefined} onSelect={vi.fn()} />);
    expect(screen.getByText('Drawing the map …').elements()).toEqual([]);
    expect(screen.container.getBoundingClientRect().height).toBe(place);
  },
);
