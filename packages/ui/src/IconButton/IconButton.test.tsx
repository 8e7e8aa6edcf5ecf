import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../conformance.tsx';
import { IconButton } from './IconButton.tsx';

const icon = <svg viewBox="0 0 20 20" aria-hidden="true" />;

conformance('IconButton', <IconButton label="Share">{icon}</IconButton>);

test('has the name of its action, Tab reaches it and Enter presses it, and a finger finds it', async () => {
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

test('says what runs while it is busy, keeps its drawing, and takes no second press', async () => {
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

test('names a link that holds the drawing', async () => {
  const screen = await render(
    <IconButton label="Share" asChild>
      <a href="#share">{icon}</a>
    </IconButton>,
  );
  await expect.element(screen.getByRole('link', { name: 'Share' })).toHaveClass('za-IconButton');
});
