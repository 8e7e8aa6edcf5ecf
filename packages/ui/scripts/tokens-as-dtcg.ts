interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions?: Readonly<Record<string, string>>;
}
export interface TokenGroup {
  [name: string]: Token | TokenGroup;
}

/** Keeps the CSS of a value for which DTCG has no unit, beside the nearest DTCG value. */
const asCss = (css: string) => ({ $extensions: { 'com.zodiac-atlas.css': css } });

function color(css: string): unknown {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(css);
  if (hex) {
    const components = hex.slice(1).map((part) => Number((parseInt(part, 16) / 255).toFixed(4)));
    return { colorSpace: 'srgb', components, hex: css };
  }
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(css)?.slice(1).map(Number);
  if (!rgb) throw new Error(`No color: ${css}`);
  const [red = 0, green = 0, blue = 0, alpha = 100] = rgb;
  const components = [red, green, blue].map((part) => Number((part / 255).toFixed(4)));
  return { colorSpace: 'srgb', components, alpha: alpha / 100 };
}

const length = (css: string) => ({
  value: parseFloat(css),
  unit: css.endsWith('rem') ? 'rem' : 'px',
});

/** Reads a shadow such as `0 14px 28px -22px rgb(…)`, with or without the spread. */
function shadow(theme: string, css: string): unknown {
  const written = /^(\S+) (\S+) (\S+?)(?: (-?\d\S*))? ((?:rgb|var)\(.+\))$/.exec(css);
  if (!written) throw new Error(`No shadow: ${css}`);
  const [, offsetX = '', offsetY = '', blur = '', spread = '0', ground = ''] = written;
  const reference = /^var\(--za-([\w-]+)\)$/.exec(ground)?.[1];
  return {
    color: reference ? `{${theme}.${reference}}` : color(ground),
    offsetX: length(offsetX),
    offsetY: length(offsetY),
    blur: length(blur),
    spread: length(spread),
  };
}

function token(theme: string, css: string): Token {
  if (/^(#|rgb)/.test(css)) return { $type: 'color', $value: color(css) };
  if (css.includes('var(--za-hairline)'))
    return { $type: 'shadow', $value: css.split(/, (?=\d)/).map((part) => shadow(theme, part)) };
  if (/^[\d.]+(rem|px)$/.test(css)) return { $type: 'dimension', $value: length(css) };
  const clamped = /^clamp\(.+, ([\d.]+rem)\)$/.exec(css)?.[1];
  if (clamped) return { $type: 'dimension', $value: length(clamped), ...asCss(css) };
  if (css.endsWith('ch')) return { $type: 'number', $value: parseFloat(css), ...asCss(css) };
  if (css.endsWith('ms')) return { $type: 'duration', $value: { value: parseFloat(css), unit: 'ms' } };
  const bezier = /^cubic-bezier\((.+)\)$/.exec(css)?.[1];
  if (bezier) return { $type: 'cubicBezier', $value: bezier.split(', ').map(Number) };
  if (css.startsWith("'"))
    return { $type: 'fontFamily', $value: css.split(', ').map((family) => family.replaceAll("'", '')) };
  throw new Error(`DTCG has no type for ${css}`);
}

/** The custom properties of the first rule with a selector. */
function rule(css: string, selector: string, theme: string): TokenGroup {
  const start = css.indexOf(`${selector} {`);
  if (start === -1) throw new Error(`There is no ${selector} in the tokens.`);
  const body = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...body.matchAll(/--za-([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      token(theme, value.replaceAll(/\s+/g, ' ')),
    ]),
  );
}

/** `tokens.css` in the format of the Design Tokens Community Group (2025.10): a group for each theme, and one for both. */
export const tokensAsDtcg = (css: string): TokenGroup => ({
  light: rule(css, "[data-theme='light']", 'light'),
  dark: rule(css, "  [data-theme='dark']", 'dark'),
  shared: rule(css, '\n  :root', 'shared'),
});
