import { geoNaturalEarth1 } from 'd3-geo';
import { page, userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { naturalEarth } from './natural-earth.ts';
import { WorldMap } from './WorldMap.tsx';

const places = [
  { key: 'lagos', name: 'Lagos, Nigeria', latitude: 6.45, longitude: 3.39, value: 4 },
  { key: 'quito', name: 'Quito, Ecuador', latitude: -0.23, longitude: -78.52, value: 1_100 },
  { key: 'nowhere', name: 'Nowhere', latitude: 0, longitude: 0, value: 0 },
];
const example = <WorldMap label="Seats" places={places} legend={[1, 1000]} noun="companies" />;

test('draws a dot for each place above the land, with an area in proportion to its count', async () => {
  const screen = await render(example);
  await expect.element(screen.getByRole('img', { name: 'Seats' })).toBeVisible();
  const dots = [...screen.container.querySelectorAll('.za-WorldMap-drawing circle')];
  const radii = dots.map((dot) => Number(dot.getAttribute('r')));
  expect(radii).toEqual([51.3, 4.6]);
  const land = screen.container.querySelector<SVGPathElement>('.za-WorldMap-land');
  const [quito] = dots;
  const at = new DOMPoint(Number(quito?.getAttribute('cx')) + 5, Number(quito?.getAttribute('cy')));
  expect(land?.isPointInFill(at)).toBe(true);
  expect(land?.isPointInFill(new DOMPoint(10, 250))).toBe(false);
  await expect.element(screen.getByText('1,000')).toBeVisible();
});

test('the projection is that of Natural Earth', () => {
  const reference = geoNaturalEarth1().scale(174).translate([480, 250]);
  for (const [longitude, latitude] of [
    [0, 0],
    [135.75, 35.02],
    [-157.86, 21.31],
    [174.76, -36.85],
    [25, 71],
  ] as const) {
    const [x = 0, y = 0] = reference([longitude, latitude]) ?? [];
    const [ownX, ownY] = naturalEarth(longitude, latitude);
    expect(ownX).toBeCloseTo(x, 6);
    expect(ownY).toBeCloseTo(y, 6);
  }
});

test('the nearest place within reach of the pointer is named below, and a press chooses it', async () => {
  await page.viewport(375, 800);
  const onSelect = vi.fn();
  const { container, getByText } = await render(
    <WorldMap label="Seats" places={places} legend={[1]} noun="companies" onSelect={onSelect} />,
  );
  const map = container.querySelector('.za-WorldMap-drawing');
  if (!map) throw new Error('There is no map.');
  const drawing = page.elementLocator(map);
  const unit = map.getBoundingClientRect().width / 960;
  const [x, y] = naturalEarth(3.39, 6.45);
  await userEvent.hover(drawing, { position: { x: x * unit + 9, y: y * unit + 9 } });
  await expect.element(getByText('Lagos, Nigeria: 4')).toBeVisible();
  await userEvent.hover(drawing, { position: { x: 2, y: 2 } });
  expect(getByText('Lagos, Nigeria: 4').elements()).toEqual([]);
  await userEvent.click(drawing, { position: { x: x * unit, y: y * unit } });
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('lagos');
});
