import { expect, test } from 'vitest';

const styles = import.meta.glob<string>('./**/*.css', { query: '?raw', import: 'default', eager: true });
const look = /(?<=^|[;{])\s*(?:background|border|box-shadow|color|font-family|outline)[\w-]*\s*:[^;}]*/gm;

test('style sheets of the web set no colours, borders, shadows or font families', () => {
  expect(Object.keys(styles).length).toBeGreaterThan(0);
  const own = Object.entries(styles).flatMap(([file, css]) =>
    (css.match(look) ?? []).map((line) => `${file}: ${line.trim()}`),
  );
  expect(own).toEqual([]);
});
