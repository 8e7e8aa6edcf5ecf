import { expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';

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

test.each(['light', 'dark'])('every text meets AA on every ground in the %s', (theme) => {
  document.documentElement.dataset.theme = theme;
  const poor = pairs.flatMap(([text, ground]) => {
    const ratio = contrastRatio(text, ground, document.body);
    return ratio < 4.5 ? `${text} on ${ground}: ${ratio.toFixed(2)}` : [];
  });
  expect(poor).toEqual([]);
});
