import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { IconButton } from './IconButton.tsx';

const icon = <svg viewBox="0 0 20 20" aria-hidden="true" />;

test('is named after its action, works by keyboard, and has a large touch target', async () => {
  const press = vi.fn();
  const screen = await render(
    <IconButton label="Share" onClick={press}>
      {icon}
    </IconButton>,
  );
  const button = screen.getByRole('button', { name: 'Share' });
  const { width, height } = button.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledOnce();
});

test('announces its action while busy, keeps its icon, and ignores further presses', async () => {
  const press = vi.fn();
  const screen = await render(
    <IconButton label="Share" busy busyLabel="Sharing..." onClick={press}>
      {icon}
    </IconButton>,
  );
  const button = screen.getByRole('button', { name: 'Sharing...' });
  expect(button.element().querySelector('svg')).not.toBeNull();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
});

test('names a link that contains the icon', async () => {
  const screen = await render(
    <IconButton label="Share" asChild>
      <a href="#share">{icon}</a>
    </IconButton>,
  );
  await expect.element(screen.getByRole('link', { name: 'Share' })).toHaveClass('za-IconButton');
});
