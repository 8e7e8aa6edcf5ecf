import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Switch } from './Switch.tsx';

test('its label, Space and Enter switch it, and its hint describes it', async () => {
  const switched = vi.fn();
  const screen = await render(
    <Switch label="Letters" hint="At most one a week." onCheckedChange={switched} />,
  );
  const control = screen.getByRole('switch', { name: 'Letters' });
  await expect.element(control).toHaveAccessibleDescription('At most one a week.');
  await expect.element(control).not.toBeChecked();
  await screen.getByText('Letters').click();
  await expect.element(control).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(control).not.toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(control).toBeChecked();
  expect(switched.mock.calls).toEqual([[true], [false], [true]]);
});

test('a form submits it when it is on, and screen readers find it once', async () => {
  const screen = await render(
    <form>
      <Switch label="Letters" name="letters" value="yes" />
    </form>,
  );
  const form = screen.container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  expect([...new FormData(form)]).toEqual([]);
  await screen.getByRole('switch').click();
  expect([...new FormData(form)]).toEqual([['letters', 'yes']]);
  const sent = form.querySelector('input');
  sent?.removeAttribute('style');
  expect(sent && getComputedStyle(sent).opacity).toBe('0');
});

test.each(['ltr', 'rtl'])('its thumb is at the end in %s direction when it is on', async (dir) => {
  const screen = await render(
    <div dir={dir}>
      <Switch label="Letters" defaultChecked />
    </div>,
  );
  const control = screen.getByRole('switch').element();
  const track = control.getBoundingClientRect();
  const thumb = control.querySelector('.za-Switch-thumb')?.getBoundingClientRect();
  if (!thumb) throw new Error('There is no thumb.');
  const [left, right] = [thumb.left - track.left, track.right - thumb.right];
  expect(dir === 'ltr' ? left > right : right > left).toBe(true);
});
