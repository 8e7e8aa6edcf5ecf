import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../expect-accessible.ts';
import { Tooltip } from './Tooltip.tsx';

const example = (
  <Tooltip text="By the most precise date known">
    <button type="button">Pig</button>
  </Tooltip>
);

test('focus by keyboard shows the tooltip at once, and Escape hides it', async () => {
  const screen = await render(example);
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Pig' });
  await expect.element(button).toHaveFocus();
  await expect.element(screen.getByRole('tooltip')).toBeInTheDocument();
  await expect.element(button).toHaveAccessibleDescription('By the most precise date known');
  await expectAccessible(document.body);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('the pointer shows the tooltip', async () => {
  const screen = await render(example);
  await userEvent.hover(screen.getByRole('button', { name: 'Pig' }));
  await expect.element(screen.getByRole('tooltip')).toBeInTheDocument();
});

test('a controlled Tooltip shows as given, and reports pointer events', async () => {
  const onOpenChange = vi.fn();
  const tooltip = (open: boolean) => (
    <Tooltip text="By the most precise date known" delay={0} {...{ open, onOpenChange }}>
      <button type="button">Pig</button>
    </Tooltip>
  );
  const screen = await render(tooltip(false));
  await userEvent.hover(screen.getByRole('button', { name: 'Pig' }));
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[true]]);
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  await screen.rerender(tooltip(true));
  await expect.element(screen.getByRole('tooltip')).toBeInTheDocument();
});

test('uses the given delay', async () => {
  const screen = await render(
    <Tooltip text="Late" delay={600_000}>
      <button type="button">Pig</button>
    </Tooltip>,
  );
  await userEvent.hover(screen.getByRole('button', { name: 'Pig' }));
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
});

test.each([
  ['ltr', 'start', 'left'],
  ['ltr', 'end', 'right'],
  ['rtl', 'start', 'right'],
  ['rtl', 'end', 'left'],
  ['ltr', 'bottom', 'bottom'],
] as const)(
  'in %s direction it is at the %s of its control, which is the %s',
  async (dir, side, physical) => {
    await render(
      <div dir={dir} style={{ display: 'grid', placeItems: 'center', height: 300 }}>
        <Tooltip text="Pig" side={side} defaultOpen>
          <button type="button">?</button>
        </Tooltip>
      </div>,
    );
    await expect.poll(() => document.querySelector('.za-Tooltip')?.getAttribute('data-side')).toBe(physical);
  },
);
