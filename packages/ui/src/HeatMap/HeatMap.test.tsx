import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HeatMap } from './HeatMap.tsx';

const cell = (value: number, about: string, marked = false) => ({ value, about, marked });
const example = (
  <HeatMap
    label="Companies by decade and sign"
    corner="Decade"
    columns={['Rat', 'Ox', 'Tiger']}
    rows={[
      { key: '1990', label: '1990s', cells: [cell(10, '10 Rats'), null, cell(40, '40 Tigers', true)] },
      { key: '2000', label: '2000s', cells: [null, cell(0, 'No Ox'), cell(1_250, '1,250 Tigers')] },
    ]}
    legend={{ pale: 'none', strong: 'most', marked: 'beyond chance' }}
    renderDetail={(row, column) => <p>{`Row ${row}, column ${column}`}</p>}
  />
);

test('is a grid with headers, whose cells have a number and a description', async () => {
  await page.viewport(1280, 800);
  const screen = await render(example);
  const grid = screen.getByRole('grid', { name: 'Companies by decade and sign' });
  const headers = ['Decade', 'Rat', 'Ox', 'Tiger'];
  expect(
    grid
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(headers);
  expect(
    grid
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['1990s', '2000s']);
  expect(grid.getByRole('gridcell').elements()).toHaveLength(6);
  await expect
    .element(grid.getByRole('button', { name: '1,250 Tigers' }))
    .toHaveTextContent('1,250 Tigers1K');
});

test('is one Tab stop; arrow keys, Home and End move between cells', async () => {
  const screen = await render(example);
  expect(screen.container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  await userEvent.tab();
  const reached: (string | null | undefined)[] = [];
  const press = async (keys: string) => {
    await userEvent.keyboard(keys);
    reached.push(document.activeElement?.firstChild?.textContent);
  };
  for (const keys of ['{ArrowRight}', '{ArrowDown}', '{ArrowLeft}', '{ArrowLeft}', '{ArrowUp}', '{End}'])
    await press(keys);
  expect(reached).toEqual(['40 Tigers', '1,250 Tigers', 'No Ox', 'No Ox', 'No Ox', '1,250 Tigers']);
  await expect.element(screen.getByText('Row 1, column 2')).toBeVisible();
  await press('{Control>}{Home}{/Control}');
  await press('{Control>}{End}{/Control}');
  expect(reached.slice(-2)).toEqual(['10 Rats', '1,250 Tigers']);
});

test('a press on a cell calls the handler', async () => {
  const screen = await render(example);
  await expect.element(screen.getByText('Row 0, column 0')).toBeVisible();
  await screen.getByRole('button', { name: '40 Tigers' }).click();
  await expect.element(screen.getByText('Row 0, column 2')).toBeVisible();
});

test('the color grows with the share of the row’s largest cell; a mark is an outline', async () => {
  const screen = await render(example);
  const strength = (name: string): string | undefined =>
    (screen.getByRole('button', { name }).element() as HTMLElement).dataset.strength;
  expect(['10 Rats', '40 Tigers', 'No Ox', '1,250 Tigers'].map(strength)).toEqual(['2', '5', '0', '5']);
  const lineOf = (name: string): string =>
    getComputedStyle(screen.getByRole('button', { name }).element()).borderTopWidth;
  expect([lineOf('10 Rats'), lineOf('40 Tigers')]).toEqual(['1px', '2px']);
});

test.each([320, 375])(
  'at %i px twelve columns fit, with the header of a row above its cells',
  async (width) => {
    await page.viewport(width, 800);
    const columns = Array.from({ length: 12 }, (_, column) => `Column ${column}`);
    const screen = await render(
      <HeatMap
        label="Twelve"
        corner="Row"
        columns={columns}
        rows={[{ key: 'a', label: 'A row', cells: columns.map((name) => cell(123, name)) }]}
        legend={{ pale: 'none', strong: 'most' }}
        renderDetail={() => null}
      />,
    );
    const sheet = screen.container.querySelector('.za-HeatMap-sheet');
    expect(sheet?.scrollWidth).toBeLessThanOrEqual(sheet?.clientWidth ?? 0);
    const label = screen.getByRole('rowheader').element().getBoundingClientRect();
    const first = screen
      .getByRole('button', { name: 'Column 0', exact: true })
      .element()
      .getBoundingClientRect();
    expect(label.bottom).toBeLessThanOrEqual(first.top);
  },
);
