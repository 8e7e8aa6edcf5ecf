import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PairMatrix, type MatrixPair } from './PairMatrix.tsx';

const pairs: readonly MatrixPair[] = [
  { one: 0, other: 1, score: 35, relation: 'clash', tone: 'discord' },
  { one: 0, other: 2, score: 88, relation: 'harmony', tone: 'harmony' },
  { one: 1, other: 2, score: 42, relation: 'harm', tone: 'discord' },
];
const example = (
  <PairMatrix
    caption="The pairs of this family"
    people={[
      { name: 'Anna', sign: 'horse' },
      { name: 'Ben', sign: 'rat' },
      { name: 'Cleo', sign: 'goat' },
    ]}
    pairs={pairs}
    renderReasons={({ relation }) => <p>{`Counted as ${relation}.`}</p>}
  />
);

const namesOf = async () => {
  const screen = await render(example);
  return screen
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);
};

test('in a wide column every person has a row and a column', async () => {
  await page.viewport(1200, 800);
  expect(await namesOf()).toEqual([
    'Anna, Ben35 of 100, 35clash',
    'Anna, Cleo88 of 100, 88harmony',
    'Ben, Anna35 of 100, 35clash',
    'Ben, Cleo42 of 100, 42harm',
    'Cleo, Anna88 of 100, 88harmony',
    'Cleo, Ben42 of 100, 42harm',
  ]);
});

test('in a narrow column a list has each pair once, with both names', async () => {
  await page.viewport(375, 800);
  expect(await namesOf()).toEqual([
    'Ben, Anna35 of 100, 35clash',
    'Cleo, Anna88 of 100, 88harmony',
    'Cleo, Ben42 of 100, 42harm',
  ]);
  await expect.element(page.getByText('Ben with')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});

test.each([375, 1200])(
  'at %i px the reasons open in place by keyboard, with Enter and Space',
  async (width) => {
    await page.viewport(width, 800);
    const screen = await render(example);
    const cell = screen.getByRole('button', { name: /^Cleo, Ben 42 of 100, ?harm$/ });
    (cell.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const reasons = screen.getByRole('group', { name: 'Cleo, Ben' });
    await expect.element(reasons.getByText('Counted as harm.')).toBeVisible();
    await expect.element(cell).toHaveAttribute('aria-expanded', 'true');
    const [below, above] = [reasons.element(), cell.element()].map((each) => each.getBoundingClientRect());
    expect(below?.top ?? 0).toBeGreaterThanOrEqual(above?.bottom ?? 1);
    await userEvent.keyboard(' ');
    await expect.element(reasons).not.toBeInTheDocument();
  },
);

test('tones differ by line style, and not by color alone', async () => {
  await page.viewport(1200, 800);
  const { container } = await render(example);
  const forms = [...container.querySelectorAll('.za-PairMatrix-legend li')].map(
    (each) => getComputedStyle(each).borderInlineStartStyle,
  );
  expect(forms).toHaveLength(4);
  expect(new Set(forms).size).toBe(4);
});
