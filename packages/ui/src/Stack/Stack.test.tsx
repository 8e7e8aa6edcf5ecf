import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Stack, type StackProps } from './Stack.tsx';

const children = ['First', 'Second'].map((name) => <span key={name}>{name}</span>);

/** A box of a given width with a stack in it, and the positions of the stack's two children. */
async function arrange(props: StackProps, width = 400, dir = 'ltr') {
  const screen = await render(
    <div dir={dir} style={{ width, fontSize: 16 }}>
      <Stack {...props}>{children}</Stack>
    </div>,
  );
  const [first, second] = ['First', 'Second'].map((name) =>
    screen.getByText(name).element().getBoundingClientRect(),
  );
  await screen.unmount();
  if (!first || !second) throw new Error('The stack has no children.');
  return { first, second };
}

const rem = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize);

test.each([
  [1, 0.25],
  [2, 0.5],
  [3, 0.75],
  [4, 1],
  [5, 1.5],
  [6, 2],
  [7, 3],
] as const)('gap %s is %s rem', async (gap, expected) => {
  const { first, second } = await arrange({ gap });
  expect(second.top - first.bottom).toBeCloseTo(expected * rem(), 1);
});

test('a column stretches its children, or aligns them as given', async () => {
  const { first, second } = await arrange({});
  expect(first.width).toBe(400);
  expect(second.top).toBeGreaterThan(first.bottom);
  const centred = await arrange({ align: 'center' });
  expect(centred.first.width).toBeLessThan(400);
  expect(centred.first.left).toBeGreaterThan(first.left);
});

test('a row starts at the reading side, and wraps in a narrow container', async () => {
  const row = await arrange({ direction: 'row' });
  expect(row.second.left).toBeGreaterThan(row.first.right);
  const turned = await arrange({ direction: 'row' }, 400, 'rtl');
  expect(turned.second.right).toBeLessThan(turned.first.left);
  const narrow = await arrange({ direction: 'row' }, 60);
  expect(narrow.second.top).toBeGreaterThanOrEqual(narrow.first.bottom);
});

test('a row without wrap keeps its children side by side in a narrow container', async () => {
  const { first, second } = await arrange({ direction: 'row', wrap: false }, 60);
  expect(second.top).toBeLessThan(first.bottom);
});

test('free space in a row is between the children', async () => {
  const { first, second } = await arrange({ direction: 'row', justify: 'between' });
  expect(second.right - first.left).toBeCloseTo(400, 0);
});

test('a list can be the stack, without bullets and room for them', async () => {
  const screen = await render(
    <Stack asChild>
      <ul className="own">
        <li>First</li>
      </ul>
    </Stack>,
  );
  const list = screen.getByRole('list');
  await expect.element(list).toHaveClass('za-Stack', 'own');
  await expect.element(list).toHaveStyle({ listStyleType: 'none', paddingLeft: '0px' });
});
