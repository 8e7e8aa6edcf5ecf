import { page } from 'vitest/browser';
import { beforeEach, expect, test, vi } from 'vitest';
import { ok, pretendApi } from '../../test/pretend-api.ts';
import { show } from '../../test/show.tsx';
import { StatesAtlas } from './StatesAtlas.tsx';

const usStates = [
  { name: 'Arizona', zodiacSign: 'pig' },
  { name: 'Ohio', zodiacSign: 'pig' },
  { name: 'Texas', zodiacSign: 'snake' },
];

beforeEach(() => page.viewport(1280, 800));

test('the map knows the sign of each state, and the bars how many each sign has', async () => {
  pretendApi({ 'GET /api/us-states': ok({ usStates, total: 3, totalPages: 1 }) });
  const onSelect = vi.fn();
  const screen = await show(<StatesAtlas current="pig" onSelect={onSelect} />);
  await expect
    .element(screen.getByRole('img', { name: 'The fifty states by the sign of their statehood' }))
    .toBeVisible();
  const titles = [...screen.container.querySelectorAll('title')].map((title) => title.textContent);
  expect(titles).toEqual(expect.arrayContaining(['Arizona: Pig', 'Texas: Snake']));
  expect(screen.container.querySelectorAll('g[data-current]')).toHaveLength(2);
  const pig = screen.getByRole('button', { name: /Pig/ });
  await expect.element(pig).toHaveTextContent('Pig2');
  await expect.element(pig).toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('button', { name: /Snake/ }).click();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('snake');
});

test('where the states cannot be loaded there is no map, and the list goes on without it', async () => {
  pretendApi({ 'GET /api/us-states': { status: 503, body: {} } });
  const screen = await show(<StatesAtlas current={undefined} onSelect={vi.fn()} />);
  await expect.poll(() => screen.container.textContent).toBe('');
  expect(screen.container.querySelector('svg')).toBeNull();
});
