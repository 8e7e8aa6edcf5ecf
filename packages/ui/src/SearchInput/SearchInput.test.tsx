import { useState } from 'react';
import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../conformance.tsx';
import { SearchInput } from './SearchInput.tsx';

function Example() {
  const [value, setValue] = useState('bank');
  return <SearchInput label="Search" value={value} onValueChange={setValue} />;
}

conformance('SearchInput', <Example />);

test('the button empties it, goes, and leaves the focus in the field', async () => {
  const screen = await render(<Example />);
  const field = screen.getByRole('searchbox', { name: 'Search' });
  await screen.getByRole('button', { name: 'Clear Search' }).click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Clear Search' })).not.toBeInTheDocument();
});

test('Escape empties it', async () => {
  const screen = await render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard('s{Escape}');
  await expect.element(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
});
