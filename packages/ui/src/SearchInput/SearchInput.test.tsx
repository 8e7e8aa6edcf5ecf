import { createRef, useState } from 'react';
import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SearchInput } from './SearchInput.tsx';

function Example() {
  const [value, setValue] = useState('bank');
  return <SearchInput label="Search" value={value} onValueChange={setValue} />;
}

test('the clear button clears, disappears, and leaves focus in the field', async () => {
  const screen = await render(<Example />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await screen.getByRole('button', { name: 'Clear Search' }).click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Clear Search' })).not.toBeInTheDocument();
});

test('Escape clears the text', async () => {
  const screen = await render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard('s{Escape}');
  await expect.element(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
});

test('Escape cancels a composition before it clears the text', async () => {
  const screen = await render(<Example />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  const escape = new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true });
  field.element().dispatchEvent(escape);
  await expect.element(field).toHaveValue('bank');
});

test('forwards its ref and key events to the field', async () => {
  const ref = createRef<HTMLInputElement>();
  const onKeyDown = vi.fn();
  await render(
    <SearchInput label="Search" value="" onValueChange={vi.fn()} ref={ref} onKeyDown={onKeyDown} />,
  );
  ref.current?.focus();
  await userEvent.keyboard('a');
  expect(onKeyDown).toHaveBeenCalledOnce();
});
