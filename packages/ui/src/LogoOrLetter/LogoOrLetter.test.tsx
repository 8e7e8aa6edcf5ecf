import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../conformance.tsx';
import { LogoOrLetter } from './LogoOrLetter.tsx';

conformance('LogoOrLetter', <LogoOrLetter name="Apple" src={null} />);

test('a logo that fails to load gives way to the first letter', async () => {
  const { container } = await render(<LogoOrLetter name="apple" src="/no-such-logo.svg" />);
  await expect.poll(() => container.textContent).toBe('A');
});
