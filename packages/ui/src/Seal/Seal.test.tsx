import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Seal } from './Seal.tsx';

test('the seal shows the character of its sign', async () => {
  const { container } = await render(<Seal sign="dragon" />);
  expect(container.querySelector('text')?.textContent).toBe('龍');
});
