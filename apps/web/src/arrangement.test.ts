import { expect, test } from 'vitest';

const styles = import.meta.glob<string>('./**/*.css', { query: '?raw', import: 'default', eager: true });
const look = /(?<=^|[;{])\s*(?:background|border|box-shadow|color|font-family|outline)[\w-]*\s*:[^;}]*/gm;

test('style sheets of the web set no colors, borders, shadows or font families', () => {
  expect(Object.keys(styles).length).toBeGreaterThan(0);
  const own = Object.entries(styles).flatMap(([file, css]) =>
    (css.match(look) ?? []).map((line) => `${file}: ${line.trim()}`),
  );
  expect(own).toEqual([]);
});

test('repeated columns use the Grid of the library', () => {
  const copied = Object.entries(styles).filter(([, css]) => /repeat\(auto-/.test(css));
  expect(copied.map(([file]) => file)).toEqual([]);
});

const sources = Object.entries(
  import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The arguments of each call of a function, as written. */
function argumentsOf(source: string, name: string): string[] {
  return source
    .split(`${name}(`)
    .slice(1)
    .map((rest) => {
      let depth = 1;
      let end = 0;
      for (; depth > 0 && end < rest.length; end += 1) depth += { '(': 1, ')': -1 }[rest.charAt(end)] ?? 0;
      return rest.slice(0, end - 1).trim();
    });
}

test('charts are imported with their styles', () => {
  const fromLibrary = sources.filter(
    ([file, source]) =>
      file !== './charts.ts' &&
      [...source.matchAll(/import \{([^}]*)\} from '@org\/ui'/g)].some(([, names = '']) =>
        /\b(?:BarChart|CountWheel|DonutChart|HeatMap|PairMatrix|PhasesTimeline|TimeColumns|WorldMap)\b(?!Props)/.test(
          names,
        ),
      ),
  );
  expect(fromLibrary.map(([file]) => file)).toEqual([]);
});

test('every effect has a list of dependencies', () => {
  const effects = sources.flatMap(([file, source]) =>
    ['useEffect', 'useLayoutEffect'].flatMap((name) =>
      argumentsOf(source, name).map((given) => [file, given] as const),
    ),
  );
  expect(effects.length).toBeGreaterThan(0);
  expect(effects.filter(([, given]) => !/\],?$/.test(given))).toEqual([]);
});

test('every form whose fields have names is read by the same function', () => {
  const forms = sources.filter(([, source]) => /<form\b/.test(source));
  expect(forms.length).toBeGreaterThan(0);
  // A form with a comment on why its field “has no name” sends nothing, so it is not checked.
  const others = forms.filter(
    ([, source]) => !source.includes('readFields(event)') && !source.includes('has no name'),
  );
  expect(others.map(([file]) => file)).toEqual([]);
});
