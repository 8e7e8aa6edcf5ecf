import { page } from 'vitest/browser';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { StatesAtlas } from './StatesAtlas.tsx';

const states = [
  { name: 'Arizona', zodiacSign: 'pig' },
  { name: 'Ohio', zodiacSign: 'pig' },
  { name: 'Texas', zodiacSign: 'snake' },
] as const;

beforeEach(() => page.viewport(1280, 800));

test('the map shows the sign of each state, and the bars the number of states per sign', async () => {
  const onSelect = vi.fn();
  const screen = await render(<StatesAtlas states={states} current="pig" onSelect={onSelect} />);
  await expect
    .element(screen.getByRole('img', { name: 'The fifty states by the sign of their statehood' }))
    .toBeVisible();
  const titles = [...screen.container.querySelectorAll('title')].map((title) => title.textContent);
  expect(titles).toEqual(expect.arrayContaining(['Arizona: Pig', 'Texas: Snake']));
  expect(screen.container.querySelectorAll('g[data-current]')).toHaveLength(2);
  const pig = screen.getByRole('button', { name: 'Pig' });
  await expect.element(pig).toHaveAccessibleDescription('2');
  await expect.element(pig).toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('button', { name: 'Snake' }).click();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('snake');
});

test('a spinner is shown while the states load', async () => {
  const screen = await render(<StatesAtlas states={undefined} current={undefined} onSelect={vi.fn()} />);
  await expect.element(screen.getByText('Drawing the map …')).toBeVisible();
});
