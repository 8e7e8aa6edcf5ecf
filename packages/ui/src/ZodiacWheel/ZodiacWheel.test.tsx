import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../conformance.tsx';
import { ZodiacWheel } from './ZodiacWheel.tsx';

conformance('ZodiacWheel', <ZodiacWheel />);

test('the wheel holds the twelve characters, the Rat first', async () => {
  const { container } = await render(<ZodiacWheel />);
  const characters = [...container.querySelectorAll('text')].map((text) => text.textContent);
  expect(characters.join('')).toBe('鼠牛虎兔龍蛇馬羊猴雞狗豬');
});
