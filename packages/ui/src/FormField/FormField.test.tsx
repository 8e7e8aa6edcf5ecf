import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Input } from '../Input/Input.tsx';
import { FormField } from './FormField.tsx';

const example = (
  <FormField label="Place" hint="A town." error="Please name a place.">
    {(control) => <input type="text" {...control} />}
  </FormField>
);

test('label, hint and error belong to the control', async () => {
  const screen = await render(example);
  const control = screen.getByLabelText('Place');
  await expect.element(control).toHaveAccessibleDescription('A town. Please name a place.');
  await expect.element(control).toBeInvalid();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please name a place.');
});

test('keeps the existing name and description of the control', async () => {
  const screen = await render(
    <>
      <p id="why">It is on the seal.</p>
      <Input id="place" label="Place" hint="A town." aria-describedby="why" />
    </>,
  );
  const control = screen.getByLabelText('Place');
  await expect.element(control).toHaveAttribute('id', 'place');
  await expect.element(control).toHaveAccessibleDescription('It is on the seal. A town.');
});

test('a hidden label is still read out', async () => {
  const screen = await render(
    <FormField label="Place" hideLabel>
      {(control) => <input type="text" {...control} />}
    </FormField>,
  );
  await expect.element(screen.getByRole('textbox', { name: 'Place' })).toBeVisible();
});
