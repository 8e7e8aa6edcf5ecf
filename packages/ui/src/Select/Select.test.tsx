import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Select } from './Select.tsx';

const options = ['Rat', 'Ox', 'Tiger', 'Rabbit'].map((label) => ({ value: label.toLowerCase(), label }));

test('arrow keys, Home and End select', async () => {
  const screen = await render(<Select label="Sign" options={options} />);
  const select = screen.getByLabelText('Sign');
  await userEvent.tab();
  await expect.element(select).toHaveFocus();
  for (const [key, value] of [
    ['{ArrowDown}', 'ox'],
    ['{End}', 'rabbit'],
    ['{ArrowUp}', 'tiger'],
    ['{Home}', 'rat'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(select).toHaveValue(value);
  }
});

test.each(['ltr', 'rtl'])('its chevron is at the end in %s direction, clear of the text', async (dir) => {
  const screen = await render(
    <div dir={dir} style={{ width: 240 }}>
      <Select label="Sign" options={options} />
    </div>,
  );
  const select = screen.getByLabelText('Sign').element();
  const frame = select.parentElement;
  if (!frame) throw new Error('The choice has no frame.');
  const chevron = getComputedStyle(frame, '::after');
  const end = dir === 'ltr' ? 'right' : 'left';
  expect(getComputedStyle(select).appearance).toBe('none');
  expect(parseFloat(chevron[end])).toBeLessThan(20);
  const room = parseFloat(chevron[end]) + parseFloat(chevron.width);
  const padding = getComputedStyle(select)[dir === 'ltr' ? 'paddingRight' : 'paddingLeft'];
  expect(parseFloat(padding)).toBeGreaterThan(room);
});
