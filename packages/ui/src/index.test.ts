import { expect, test } from 'vitest';
import index from './index.ts?raw';
import charts from './charts.css?raw';
import core from './core.css?raw';

const folders = Object.keys(import.meta.glob('./*/*.css'))
  .map((file) => file.split('/')[1] ?? '')
  .toSorted();

test('index.ts and the stylesheets name every component once, and no other', () => {
  const exported = [
    ...new Set([...index.matchAll(/from '\.\/(\w+)\//g)].map((match) => match[1])),
  ].toSorted();
  const styled = [...(core + charts).matchAll(/@import '\.\/(\w+)\//g)].map((match) => match[1]).toSorted();
  expect(exported).toEqual(folders);
  expect(styled).toEqual(folders);
});

test('every component has a light and a dark picture, and no other pictures exist', () => {
  const pictures = Object.keys(import.meta.glob('../visual/baseline/*.png'))
    .map((file) => file.split('/').at(-1))
    .toSorted();
  expect(pictures).toEqual(folders.flatMap((name) => [`${name}-dark.png`, `${name}-light.png`]).toSorted());
});

const pages = import.meta.glob<string>('./*/*.mdx', { query: '?raw', import: 'default', eager: true });

test.each(folders)('%s has a docs page with dos and don’ts', (name) => {
  const page = pages[`./${name}/${name}.mdx`];
  for (const part of [`# ${name}`, '<Canvas ', '<Reference ', '<Controls ', '## Do', '## Don’t', '<Stories '])
    expect(page).toContain(`\n${part}`);
});
