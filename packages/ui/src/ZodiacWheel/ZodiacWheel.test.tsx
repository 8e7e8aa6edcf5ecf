import { useState } from 'react';
import type { ZodiacSignId } from '@org/zodiac-core';
import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { signs } from '../signs.ts';
import { ZodiacWheel } from './ZodiacWheel.tsx';

function Picker() {
  const [sign, setSign] = useState<ZodiacSignId>('rat');
  return <ZodiacWheel label="Your sign" value={sign} onValueChange={setSign} />;
}

test('arrow keys, Home, End and first letters select a sign', async () => {
  const screen = await render(<Picker />);
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: 'Rat' })).toHaveFocus();
  for (const [key, name] of [
    ['{ArrowRight}', 'Ox'],
    ['{End}', 'Pig'],
    ['{ArrowRight}', 'Rat'],
    ['{ArrowLeft}', 'Pig'],
    ['{Home}', 'Rat'],
    ['d', 'Dragon'],
    ['d', 'Dog'],
    ['d', 'Dragon'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('radio', { name })).toBeChecked();
    await expect.element(screen.getByRole('radio', { name })).toHaveFocus();
  }
});

test('ignores letters that are pressed with Ctrl, Alt or Meta', async () => {
  const screen = await render(<Picker />);
  await userEvent.tab();
  const prevented: boolean[] = [];
  document.addEventListener('keydown', (event) => prevented.push(event.defaultPrevented), { once: true });
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'd', bubbles: true, cancelable: true, [modifier]: true }),
    );
  expect(prevented).toEqual([false]);
  await expect.element(screen.getByRole('radio', { name: 'Rat' })).toBeChecked();
});

test('a press selects, on targets large enough for a finger', async () => {
  const screen = await render(<Picker />);
  await screen.getByRole('radio', { name: 'Horse' }).click();
  await expect.element(screen.getByRole('radio', { name: 'Horse' })).toBeChecked();
  for (const choice of screen.container.querySelectorAll('label'))
    expect(choice.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
});

test('shows the twelve characters, the Rat first, each above its name', async () => {
  const { container } = await render(<ZodiacWheel />);
  const texts = [...container.querySelectorAll('text')];
  const characters = texts.filter((text) => text.getAttribute('lang') === 'zh-Hant');
  expect(characters.map(({ textContent }) => textContent).join('')).toBe('鼠牛虎兔龍蛇馬羊猴雞狗豬');
  for (const [index, character] of characters.entries()) {
    const name = texts[2 * index + 1];
    expect(name?.textContent).toBe(signs[index]?.name);
    const [above, below] = [character.getBoundingClientRect(), name?.getBoundingClientRect()];
    expect(below?.bottom).toBeGreaterThan(above.bottom);
  }
});

test('no name of the wheel leaves its place, and each can be read, at 320 px', async () => {
  const { container } = await render(
    <div style={{ width: 288 }}>
      <ZodiacWheel />
    </div>,
  );
  await document.fonts.ready;
  const names = [...container.querySelectorAll<SVGTextElement>('.za-ZodiacWheel-word')];
  const scale = 288 / 400;
  for (const name of names) {
    // The ring of the signs is 68 units wide.
    expect(name.getBoundingClientRect().width, name.textContent).toBeLessThanOrEqual(66 * scale);
    expect(Number.parseFloat(getComputedStyle(name).fontSize) * scale).toBeGreaterThanOrEqual(11);
  }
  expect(names).toHaveLength(12);
});
