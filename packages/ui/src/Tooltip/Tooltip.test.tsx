import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../conformance.tsx';
import { Tooltip } from './Tooltip.tsx';

const example = (
  <Tooltip text="By the most precise date known">
    <button type="button">Pig</button>
  </Tooltip>
);

test('the keyboard shows it at once, and Escape puts it away', async () => {
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

test('the pointer shows it', async () => {
  const screen = await render(example);
  await userEvent.hover(screen.getByRole('button', { name: 'Pig' }));
  await expect.element(screen.getByRole('tooltip')).toBeInTheDocument();
});

test('its parent decides whether it is shown, and hears of the pointer', async () => {
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

test('a delay of its own holds', async () => {
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
] as const)('in %s it stands at the %s of its control, which is the %s', async (dir, side, physical) => {
  await render(
    <div dir={dir} style={{ display: 'grid', placeItems: 'center', height: 300 }}>
      <Tooltip text="Pig" side={side} defaultOpen>
        <button type="button">?</button>
      </Tooltip>
    </div>,
  );
  await expect.poll(() => document.querySelector('.za-Tooltip')?.getAttribute('data-side')).toBe(physical);
});
