import { expect, test } from 'vitest';

const grounds = ['--za-paper', '--za-paper-raised', '--za-paper-sunken'];
const texts = [
  '--za-ink',
  '--za-ink-soft',
  '--za-vermilion',
  '--za-gilt',
  '--za-jade',
  '--za-danger',
  '--za-water',
  '--za-wood',
  '--za-fire',
  '--za-earth',
  '--za-metal',
];
const pairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['--za-on-vermilion', '--za-vermilion'] as const,
  ['--za-on-vermilion', '--za-vermilion-deep'] as const,
];

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(token: string): number {
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const channels = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  probe.remove();
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(['light', 'dark'])('every text meets AA on every ground in the %s', (theme) => {
  document.documentElement.dataset.theme = theme;
  const poor = pairs.flatMap(([text, ground]) => {
    const [brighter = 0, darker = 0] = [luminance(text), luminance(ground)].toSorted((a, b) => b - a);
    const ratio = (brighter + 0.05) / (darker + 0.05);
    return ratio < 4.5 ? `${text} on ${ground}: ${ratio.toFixed(2)}` : [];
  });
  expect(poor).toEqual([]);
});
