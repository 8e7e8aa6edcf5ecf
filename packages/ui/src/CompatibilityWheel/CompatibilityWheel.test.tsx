import { zodiacSigns } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../conformance.tsx';
import { CompatibilityWheel } from './CompatibilityWheel.tsx';

conformance('CompatibilityWheel', <CompatibilityWheel sign="dragon" />);

test('the Dragon has two allies, one secret friend, one harm and one clash, the best first', async () => {
  const { container } = await render(<CompatibilityWheel sign="dragon" />);
  expect([...container.querySelectorAll('li')].map((bond) => bond.textContent)).toEqual([
    'Secret friend Rooster 雞 95 of 100',
    'Ally Rat 鼠 90 of 100',
    'Ally Monkey 猴 90 of 100',
    'Harm Rabbit 兔 35 of 100',
    'Clash Dog 狗 20 of 100',
  ]);
  expect(container.querySelectorAll('line')).toHaveLength(5);
});

test('the list is the legend of the drawing: each bond has the colour and the kind of its line', async () => {
  const { container } = await render(<CompatibilityWheel sign="dragon" />);
  for (const bond of container.querySelectorAll<HTMLElement>('li')) {
    const line = container.querySelector(`line[data-basis='${bond.dataset.basis}']`);
    if (!line || !bond.firstElementChild) throw new Error('The bond has no line.');
    const drawn = getComputedStyle(line);
    const legend = getComputedStyle(bond.firstElementChild, '::before');
    expect(legend.borderTopColor).toBe(drawn.stroke);
    expect(legend.borderTopStyle === 'solid').toBe(drawn.strokeDasharray === 'none');
  }
});

test('every sign has its bonds', async () => {
  for (const { id } of zodiacSigns) {
    const { container, unmount } = await render(<CompatibilityWheel sign={id} />);
    expect(container.querySelectorAll('line')).toHaveLength(5);
    await unmount();
  }
});

test('no word is broken, whatever the room', async () => {
  for (const width of [240, 320, 400, 480, 504, 528, 560, 606, 640, 768, 960]) {
    const { container, unmount } = await render(
      <div style={{ width, overflowWrap: 'break-word' }}>
        <CompatibilityWheel sign="dragon" />
      </div>,
    );
    const broken = [...container.querySelectorAll('li > *')].flatMap((cell) => {
      const text = cell.firstChild as Text;
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? `${word} at ${width}` : [];
      });
    });
    expect(broken).toEqual([]);
    const figure = container.querySelector('figure');
    expect(figure?.scrollWidth).toBeLessThanOrEqual(width);
    await unmount();
  }
});
