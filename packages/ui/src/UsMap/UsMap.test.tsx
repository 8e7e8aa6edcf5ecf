import { page, userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { UsMap } from './UsMap.tsx';
import { stateReached } from './us-state-tiles.ts';

const signs = { Arizona: 'pig', Hawaii: 'pig', Texas: 'snake' } as const;

test('draws all fifty states, each with its name and sign', async () => {
  const { container } = await render(<UsMap label="The states" signs={signs} />);
  for (const map of ['.za-UsMap-outlines', '.za-UsMap-tiles']) {
    const titles = [...container.querySelectorAll(`${map} title`)].map((title) => title.textContent);
    expect(titles).toHaveLength(50);
    expect(titles).toEqual(expect.arrayContaining(['Arizona: Pig', 'Texas: Snake', 'Ohio']));
  }
  const marks = [...container.querySelectorAll('.za-UsMap-outlines text')].map((mark) => mark.textContent);
  expect(marks).toEqual(['AZ', '豬', 'HI', '豬', 'TX', '蛇']);
});

test('a state says its name and sign below the map on hover and on focus', async () => {
  await page.viewport(1280, 800);
  const { container } = await render(<UsMap label="The states" signs={signs} />);
  const told = container.querySelector('.za-UsMap-told');
  const [texas] = [...container.querySelectorAll('.za-UsMap-state')].filter((state) =>
    state.textContent?.startsWith('Texas'),
  );
  if (!texas || !told) throw new Error('Texas is missing.');
  await userEvent.hover(page.elementLocator(texas));
  expect(told.textContent).toBe('Texas: Snake');
  await userEvent.hover(page.elementLocator(told));
  expect(told.textContent).toBe('\u00a0');
  await userEvent.tab();
  expect(told.textContent).toBe('Alabama');
});

test('the map is one Tab stop; arrow keys move between states, and Enter selects the sign', async () => {
  await page.viewport(1280, 800);
  const onSelect = vi.fn();
  const screen = await render(<UsMap label="The states" signs={signs} current="pig" onSelect={onSelect} />);
  await userEvent.tab();
  const reached: (string | null | undefined)[] = [];
  for (const key of ['Home', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft']) {
    await userEvent.keyboard(`{${key}}`);
    reached.push(document.activeElement?.querySelector('title')?.textContent);
  }
  expect(reached).toEqual([
    'Alabama',
    'Mississippi',
    'Texas: Snake',
    'Oklahoma',
    'Kansas',
    'New Mexico',
    'Arizona: Pig',
  ]);
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('pig', 'Arizona');
  const arizona = screen.getByRole('button', { name: 'Arizona: Pig' });
  await expect.element(arizona).toHaveAttribute('aria-pressed', 'true');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('every state can be reached by the arrow keys', () => {
  const reached = new Set([0]);
  for (const from of reached)
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
      const next = stateReached(key, from);
      if (next !== undefined) reached.add(next);
    }
  expect(reached.size).toBe(50);
});

test('an accessible table has every state with its sign', async () => {
  const screen = await render(<UsMap label="The states" signs={signs} />);
  const table = screen.getByRole('table', { name: 'The states' });
  expect(
    table
      .getByRole('row')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['StateSign', 'ArizonaPig', 'HawaiiPig', 'TexasSnake']);
});

test('a small state has its mark at sea, joined by a line, and the mark can be pressed', async () => {
  await page.viewport(1280, 800);
  const onSelect = vi.fn();
  const { container } = await render(
    <UsMap label="The states" signs={{ ...signs, 'Rhode Island': 'dog' }} onSelect={onSelect} />,
  );
  expect(container.querySelectorAll('line')).toHaveLength(1);
  const mark = [...container.querySelectorAll('text')].find(({ textContent }) => textContent === '狗');
  if (!mark) throw new Error('Rhode Island has no mark.');
  await userEvent.click(page.elementLocator(mark));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('dog', 'Rhode Island');
});

test('highlights the states of the selected sign, and a press on a state selects its sign', async () => {
  const onSelect = vi.fn();
  const { container } = await render(
    <UsMap label="The states" signs={signs} current="pig" onSelect={onSelect} />,
  );
  expect(container.querySelectorAll('.za-UsMap-outlines [data-current]')).toHaveLength(2);
  const texas = [...container.querySelectorAll('g')].find((state) => state.textContent?.startsWith('Texas'));
  if (!texas) throw new Error('Texas is missing.');
  await userEvent.click(page.elementLocator(texas));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('snake', 'Texas');
});

test.each([280, 343, 448])(
  'on a phone, %i px wide, states are equal tiles in the legend’s color of their sign',
  async (width) => {
    const { container } = await render(
      <div style={{ width }}>
        <UsMap label="The states" signs={signs} />
      </div>,
    );
    const map = container.querySelector('.za-UsMap-tiles');
    expect(map?.getBoundingClientRect().width).toBe(width);
    const tiles = [...container.querySelectorAll('.za-UsMap-tiles rect')].map((tile) => {
      const { width: across, height } = tile.getBoundingClientRect();
      expect(Math.min(across, height)).toBeGreaterThanOrEqual(23);
      return `${across.toFixed(1)} ${height.toFixed(1)}`;
    });
    expect(tiles).toHaveLength(50);
    expect(new Set(tiles).size).toBe(1);
    const legend = new Map(
      [...container.querySelectorAll('li')].map((entry) => {
        const key = entry.querySelector('.za-UsMap-key');
        if (!key) throw new Error('An entry of the legend has no color.');
        expect(key.getBoundingClientRect().width).toBeGreaterThan(8);
        return [entry.textContent, getComputedStyle(key).backgroundColor];
      }),
    );
    expect([...legend.keys()]).toEqual(['Fire: Snake 蛇', 'Water: Pig 豬']);
    const colourOf = (name: string): string => {
      const state = [...container.querySelectorAll('.za-UsMap-tiles g')].find(
        (group) => group.querySelector('title')?.textContent?.split(':')[0] === name,
      );
      const outline = state?.querySelector('rect');
      if (!outline) throw new Error(`${name} is missing.`);
      return getComputedStyle(outline).fill;
    };
    expect(colourOf('Texas')).toBe(legend.get('Fire: Snake 蛇'));
    expect(colourOf('Hawaii')).toBe(legend.get('Water: Pig 豬'));
    expect(new Set([colourOf('Texas'), colourOf('Hawaii'), colourOf('Ohio')]).size).toBe(3);
  },
);
