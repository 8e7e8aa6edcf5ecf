import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { contrastRatio } from './contrast.ts';

const systemPrefers = async (value: string): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', {
    media: '',
    features: [{ name: 'prefers-color-scheme', value }],
  });
afterEach(async () => systemPrefers(''));

/** The computed custom properties that our rules give the root. */
function tokensOf(element: Element): Record<string, string> {
  const computed = getComputedStyle(element);
  const names = [...element.computedStyleMap().keys()].filter((name) => name.startsWith('--za-'));
  return Object.fromEntries(names.map((name) => [name, computed.getPropertyValue(name)]));
}

test.each(['light', 'dark'])(
  'a system preference for %s has the same values as that theme',
  async (theme) => {
    const root = document.documentElement;
    delete root.dataset.theme;
    await systemPrefers(theme);
    const bySystem = { ...tokensOf(root), scheme: getComputedStyle(root).colorScheme };
    await systemPrefers(theme === 'light' ? 'dark' : 'light');
    root.dataset.theme = theme;
    expect({ ...tokensOf(root), scheme: getComputedStyle(root).colorScheme }).toEqual(bySystem);
    expect(Object.keys(bySystem).length).toBeGreaterThan(40);
  },
);

test.each(['system', 'page'])('prints in light colors on white when the %s is dark', async (place) => {
  const root = document.documentElement;
  root.dataset.theme = 'light';
  const light = tokensOf(root);
  if (place === 'system') delete root.dataset.theme;
  else root.dataset.theme = 'dark';
  const features = [{ name: 'prefers-color-scheme', value: 'dark' }];
  await cdp().send('Emulation.setEmulatedMedia', { media: 'screen', features });
  expect(tokensOf(root)).not.toEqual(light);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print', features });
  const white = { '--za-paper': '#ffffff', '--za-paper-raised': '#ffffff' };
  expect(tokensOf(root)).toEqual({ ...light, ...white });
  expect(getComputedStyle(root).colorScheme).toBe('light');
});

const grounds = ['--za-paper', '--za-paper-raised', '--za-paper-sunken'];
const texts = [
  '--za-ink',
  '--za-ink-soft',
  '--za-vermilion',
  '--za-vermilion-deep',
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
  ['--za-on-vermilion', '--za-vermilion-fill'] as const,
  ['--za-on-vermilion', '--za-vermilion-fill-deep'] as const,
];

test.each(['light', 'dark'])('every text meets AA contrast on every background in the %s', (theme) => {
  document.documentElement.dataset.theme = theme;
  const poor = pairs.flatMap(([text, ground]) => {
    const ratio = contrastRatio(text, ground, document.body);
    return ratio < 4.5 ? `${text} on ${ground}: ${ratio.toFixed(2)}` : [];
  });
  expect(poor).toEqual([]);
});
