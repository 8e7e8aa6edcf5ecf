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

test('a table behind the map has every state with its sign', async () => {
  const screen = await render(<UsMap label="The states" signs={signs} />);
  const table = screen.getByRole('table', { name: 'The states' });
  expect(
    table
      .getByRole('row')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['StateSign', 'ArizonaPig', 'HawaiiPig', 'TexasSnake']);
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

test.each([280, 343, 448])(
  'on a phone, %i px wide, a state has the colour that the legend gives to its sign',
  async (width) => {
    const { container } = await render(
      <div style={{ width }}>
        <UsMap label="The states" signs={signs} />
      </div>,
    );
    const map = container.querySelector('svg');
    expect(map?.getBoundingClientRect().width).toBe(width);
    const legend = new Map(
      [...container.querySelectorAll('li')].map((entry) => {
        const key = entry.querySelector('.za-UsMap-key');
        if (!key) throw new Error('An entry of the legend has no colour.');
        expect(key.getBoundingClientRect().width).toBeGreaterThan(8);
        return [entry.textContent, getComputedStyle(key).backgroundColor];
      }),
    );
    expect([...legend.keys()]).toEqual(['Fire: Snake 蛇', 'Water: Pig 豬']);
    const colourOf = (name: string): string => {
      const state = [...container.querySelectorAll('g')].find(
        (group) => group.querySelector('title')?.textContent?.split(':')[0] === name,
      );
      const outline = state?.querySelector('path');
      if (!outline) throw new Error(`${name} is missing.`);
      return getComputedStyle(outline).fill;
    };
    expect(colourOf('Texas')).toBe(legend.get('Fire: Snake 蛇'));
    expect(colourOf('Hawaii')).toBe(legend.get('Water: Pig 豬'));
    expect(new Set([colourOf('Texas'), colourOf('Hawaii'), colourOf('Ohio')]).size).toBe(3);
  },
);
