import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Input } from '../Input/Input.tsx';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FilterBar } from './FilterBar.tsx';

const example = (
  <FilterBar label="Companies" actions={<Button>Clear filters</Button>}>
    <Input label="Place" />
  </FilterBar>
);

test('is a named search landmark, and Enter in a field does not submit', async () => {
  const screen = await render(example);
  expect(screen.container.querySelector('search')?.getAttribute('aria-label')).toBe('Companies');
  const address = window.location.href;
  await screen.getByLabelText('Place').fill('Kyoto');
  await userEvent.keyboard('{Enter}');
  expect(window.location.href).toBe(address);
  await expect.element(screen.getByLabelText('Place')).toHaveValue('Kyoto');
});
