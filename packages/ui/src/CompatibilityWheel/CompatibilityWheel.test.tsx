import { compatibility, zodiacSigns } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CompatibilityWheel } from './CompatibilityWheel.tsx';

test('a table has every relation of the Dragon and its score, the best first, and each has a line', async () => {
  const screen = await render(<CompatibilityWheel sign="dragon" />);
  const table = screen.getByRole('table', { name: 'The Dragon and its bonds' });
  const rows = table.getByRole('row').elements() as HTMLTableRowElement[];
  expect(rows.map(({ cells }) => [...cells].map((cell) => cell.textContent))).toEqual([
    ['Relation', 'Sign', 'Score'],
    ['Harmony', 'Rooster 雞', '95 of 100'],
    ['Ally', 'Rat 鼠', '90 of 100'],
    ['Ally', 'Monkey 猴', '90 of 100'],
    ['Destruction', 'Ox 牛', '50 of 100'],
    ['Harm', 'Rabbit 兔', '35 of 100'],
    ['Clash', 'Dog 狗', '20 of 100'],
  ]);
  expect(screen.container.querySelectorAll('figure > svg line')).toHaveLength(6);
});

test('a pair with several relations has all their names, and the line of the relation that decides', async () => {
  const { container } = await render(<CompatibilityWheel sign="snake" />);
  const row = [...container.querySelectorAll('tbody tr')].find(({ textContent }) =>
    textContent?.includes('Monkey'),
  );
  expect(row?.firstElementChild?.textContent).toBe('Harmony, Punishment, Destruction');
  expect(row?.querySelector('line')?.dataset.basis).toBe('six-harmony');
});

test('all twelve signs have their names on the drawing, large enough to be read, whole and apart, at 320 px', async () => {
  const { container } = await render(
    <div style={{ width: 288 }}>
      <CompatibilityWheel sign="dragon" />
    </div>,
  );
  const drawing = container.querySelector('figure > svg');
  const names = [...(drawing?.querySelectorAll<SVGTextElement>('.za-CompatibilityWheel-name') ?? [])];
  expect(names.map(({ textContent }) => textContent)).toEqual(zodiacSigns.map(({ name }) => name));
  await document.fonts.ready;
  const room = drawing?.getBoundingClientRect() ?? new DOMRect();
  const boxes = [...(drawing?.querySelectorAll('text') ?? [])].map((text) => text.getBoundingClientRect());
  for (const [index, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(room.left);
    expect(box.right).toBeLessThanOrEqual(room.right);
    expect(box.bottom).toBeLessThanOrEqual(room.bottom + 1);
    const width = (other: DOMRect) => Math.min(box.right, other.right) - Math.max(box.left, other.left);
    // Letters fill only half of the height of a line.
    const height = (other: DOMRect) => Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    const crossed = boxes
      .slice(index + 1)
      .filter((other) => width(other) > 0 && height(other) > box.height / 2);
    expect(crossed).toEqual([]);
  }
  const [name] = names;
  const scale = room.width / 400;
  expect(Number.parseFloat(name ? getComputedStyle(name).fontSize : '0') * scale).toBeGreaterThanOrEqual(12);
});

test('every relation of a sign with points is drawn, in the style that the table shows', async () => {
  const styleOf = (line: Element): string => {
    const { stroke, strokeWidth, strokeDasharray } = getComputedStyle(line);
    return `${stroke} ${strokeWidth} ${strokeDasharray}`;
  };
  const styles = new Map<string, string>();
  for (const { id } of zodiacSigns) {
    const { container, unmount } = await render(<CompatibilityWheel sign={id} />);
    const others = zodiacSigns.filter((other) => other.id !== id);
    const bound = others.filter((other) =>
      compatibility(id, other.id).relations.some(({ points }) => points !== 0),
    );
    const drawn = [...container.querySelectorAll<SVGLineElement>('figure > svg line')];
    expect(drawn, id).toHaveLength(bound.length);
    for (const line of [...drawn, ...container.querySelectorAll<SVGLineElement>('td line')]) {
      const basis = line.dataset.basis ?? '';
      expect(styles.get(basis) ?? styleOf(line), basis).toBe(styleOf(line));
      styles.set(basis, styleOf(line));
    }
    await unmount();
  }
  expect([...styles.keys()].toSorted()).toEqual([
    'punishment',
    'six-clash',
    'six-destruction',
    'six-harm',
    'six-harmony',
    'three-harmonies',
  ]);
  expect(new Set(styles.values()).size).toBe(styles.size);
});

test('breaks no word at any width', async () => {
  for (const width of [240, 320, 400, 480, 504, 528, 560, 606, 640, 768, 960]) {
    const { container, unmount } = await render(
      <div style={{ width, overflowWrap: 'break-word' }}>
        <CompatibilityWheel sign="dragon" />
      </div>,
    );
    const broken = [...container.querySelectorAll('tbody th, tbody td:last-child, tbody td span')].flatMap(
      (cell) => {
        const text = cell.firstChild as Text;
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? `${word} at ${width}` : [];
        });
      },
    );
    expect(broken).toEqual([]);
    const figure = container.querySelector('figure');
    expect(figure?.scrollWidth).toBeLessThanOrEqual(width);
    await unmount();
  }
});
