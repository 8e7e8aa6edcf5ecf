import { page } from 'vitest/browser';
import { beforeAll, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Grid, type GridProps } from './Grid.tsx';

const names = ['Rat', 'Ox', 'Tiger'];
const children = names.map((name) => <div key={name}>{name}</div>);

beforeAll(async () => {
  await page.viewport(1440, 800);
});

const rem = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The left edges of the columns in a container of a given width. */
async function columnsOf(props: GridProps, widthRem: number, count = 3): Promise<number[]> {
  const screen = await render(
    <div style={{ width: `${widthRem}rem`, containerType: 'inline-size' }}>
      <Grid {...props}>{children.slice(0, count)}</Grid>
    </div>,
  );
  const lefts = names
    .slice(0, count)
    .map((name) => Math.round(screen.getByText(name).element().getBoundingClientRect().left));
  await screen.unmount();
  return [...new Set(lefts)];
}

test.each([
  ['xs', 12],
  ['s', 16],
  ['m', 19],
  ['l', 22],
] as const)('columns of %s are at least %s rem wide, as many as fit', async (columns, minRem) => {
  expect(await columnsOf({ columns }, minRem * 3 + 2)).toHaveLength(3);
  expect(await columnsOf({ columns }, minRem * 3 + 1)).toHaveLength(2);
  expect(await columnsOf({ columns }, minRem - 1)).toHaveLength(1);
});

test('two children share the width, or leave room for a third', async () => {
  const [, fit = 0] = await columnsOf({ columns: 'xs' }, 40, 2);
  const [, fill = 0] = await columnsOf({ columns: 'xs', repeat: 'fill' }, 40, 2);
  expect(fit).toBeGreaterThan(fill + rem());
});

test('aside follows its container, not the page', async () => {
  expect(await columnsOf({ columns: 'aside' }, 53, 2)).toHaveLength(1);
  const [first = 0, second = 0] = await columnsOf({ columns: 'aside' }, 60, 2);
  expect(second - first).toBeCloseTo((60 - 24) * rem(), -1);
});

test('a list of definitions can be the grid', async () => {
  const screen = await render(
    <Grid asChild columns="xs">
      <dl>
        <dt>Element</dt>
        <dd>Water</dd>
      </dl>
    </Grid>,
  );
  const list = screen.container.querySelector('dl');
  expect(list?.className).toContain('za-Grid');
  expect(list && getComputedStyle(list).display).toBe('grid');
});
