import { userEvent } from 'vitest/browser';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BirthDateForm } from './BirthDateForm.tsx';

test('keeps a date that was typed before the page was hydrated', async () => {
  const onSubmit = vi.fn();
  const form = <BirthDateForm onSubmit={onSubmit} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  document.body.append(container);
  const field = container.querySelector('input');
  const discover = container.querySelector('button');
  if (!field || !discover) throw new Error('The form has no field or no button.');
  await userEvent.fill(field, 'March 4, 1950');
  expect(discover.disabled).toBe(true);

  const root = hydrateRoot(container, form);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await userEvent.click(discover);
  await expect.poll(() => onSubmit.mock.calls).toEqual([['1950-03-04']]);
});
