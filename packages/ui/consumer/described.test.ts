import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeLibrary } from '../scripts/describe-library.ts';

const assets = path.join(import.meta.dirname, '../assets');
const described = describeLibrary();

test.each(Object.keys(described))('%s matches the description made from the source', async (name) => {
  // Written by `pnpm --filter @org/ui describe-library`.
  expect(await readFile(path.join(assets, name), 'utf8')).toBe(described[name]);
});

interface Described {
  name: string;
  description?: string;
  props: { name: string; type: string; description: string }[];
}

test('every component, and every prop and type of it, has a description and a type', () => {
  const { components, types } = JSON.parse(described['manifest.json'] ?? '') as Record<string, Described[]>;
  const all = [...(components ?? []), ...(types ?? [])];
  expect(components?.length).toBeGreaterThan(45);
  const silent = all.flatMap(({ name, props }) =>
    props.filter((prop) => prop.description === '').map((prop) => `${name}.${prop.name}`),
  );
  expect(silent).toEqual([]);
  expect(components?.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  expect(all.flatMap(({ props }) => props).filter(({ type }) => /\b(unknown|any)\b/.test(type))).toEqual([]);
});

test('every label has its English text and a description of where it is used', () => {
  const { labels } = JSON.parse(described['manifest.json'] ?? '') as {
    labels: { name: string; english: string; description: string }[];
  };
  expect(labels.length).toBeGreaterThan(30);
  expect(labels.filter(({ english, description }) => !english || !description)).toEqual([]);
});

test('IconButton takes the props of a button, Logo those of a span', () => {
  const { components } = JSON.parse(described['manifest.json'] ?? '') as {
    components: { name: string; element?: string }[];
  };
  const elementOf = (wanted: string) => components.find(({ name }) => name === wanted)?.element;
  expect([elementOf('IconButton'), elementOf('Logo'), elementOf('SiteHeader')]).toEqual([
    'button',
    'span',
    'header',
  ]);
});

test('lists every token of the stylesheet, with the same names in each theme', async () => {
  const css = await readFile(path.join(assets, '../src/tokens.css'), 'utf8');
  const { light, dark, shared } = JSON.parse(described['tokens.json'] ?? '') as Record<string, object>;
  const names = new Set([...css.matchAll(/^\s+--za-([\w-]+):/gm)].map((match) => match[1]));
  expect(Object.keys(dark ?? {})).toEqual(Object.keys(light ?? {}));
  expect([...Object.keys(light ?? {}), ...Object.keys(shared ?? {})].toSorted()).toEqual(
    [...names].toSorted(),
  );
});
