import { page, userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../conformance.tsx';
import { UsMap } from './UsMap.tsx';

const signs = { Arizona: 'pig', Hawaii: 'pig', Texas: 'snake' } as const;

conformance('UsMap', <UsMap label="The states by sign" signs={signs} current="pig" onSelect={vi.fn()} />);

test('all fifty states are drawn, each with its name and the sign it has', async () => {
  const { container } = await render(<UsMap label="The states" signs={signs} />);
  const titles = [...container.querySelectorAll('title')].map((title) => title.textContent);
  expect(titles).toHaveLength(50);
  expect(titles).toEqual(expect.arrayContaining(['Arizona: Pig', 'Texas: Snake', 'Ohio']));
  expect(container.querySelectorAll('text')).toHaveLength(3);
});

test('a state too small for its mark has it at sea, joined by a line, and a press on it counts', async () => {
  await page.viewport(1280, 800);
  const onSelect = vi.fn();
  const { container } = await render(
    <UsMap label="The states" signs={{ ...signs, 'Rhode Island': 'dog' }} onSelect={onSelect} />,
  );
  expect(container.querySelectorAll('line')).toHaveLength(1);
  const mark = [...container.querySelectorAll('text')].find(({ textContent }) => textContent === '狗');
  if (!mark) throw new Error('Rhode Island has no mark.');
  await userEvent.click(page.elementLocator(mark));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('dog');
});

test('the states of the chosen sign stand out, and a press on a state chooses its sign', async () => {
  const onSelect = vi.fn();
  const { container } = await render(
    <UsMap label="The states" signs={signs} current="pig" onSelect={onSelect} />,
  );
  expect(container.querySelectorAll('[data-current]')).toHaveLength(2);
  const texas = [...container.querySelectorAll('g')].find((state) => state.textContent?.startsWith('Texas'));
  if (!texas) throw new Error('Texas is missing.');
  await userEvent.click(page.elementLocator(texas));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('snake');
});
