import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createProjectElsewhere } from '../scripts/project-elsewhere.ts';

const dist = path.join(import.meta.dirname, '../dist');

test('a built file that starts with a directive keeps it, and index.js has none', async () => {
  const source = path.join(import.meta.dirname, '../src');
  const files = (await readdir(source, { recursive: true })).filter((file) =>
    /^(?!.*\.(test|stories)\.).*\.tsx?$/.test(file),
  );
  const onClient: string[] = [];
  for (const file of files) {
    const written = await readFile(path.join(source, file), 'utf8');
    if (!written.startsWith("'use client';\n")) continue;
    onClient.push(file);
    const built = await readFile(path.join(dist, file.replace(/\.tsx?$/, '.js')), 'utf8');
    expect(built.split('\n')[0], file).toBe('"use client";');
  }
  expect(onClient).toContain('Button/Button.tsx');
  // A directive in index.js would make every component a client component.
  expect(await readFile(path.join(dist, 'index.js'), 'utf8')).not.toContain('use client');
});

/** Does what a bundler for server components does: replaces a client file by a reference to it. */
const page = `
import { registerHooks } from 'node:module';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createElement as h } from 'react';
import { renderToPipeableStream } from 'react-server-dom-parcel/server.node';

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const source = String(loaded.source);
    if (!url.includes('/@org/ui/dist/') || !source.startsWith('"use client"')) return loaded;
    const file = url.split('/').at(-1);
    const names = /export \\{([^}]+)\\}/.exec(source)[1].split(',').map((name) => name.trim());
    const references = names.map((name) =>
      'export const ' + name + ' = createClientReference("' + file + '", "' + name + '", []);');
    const from = 'import { createClientReference } from "react-server-dom-parcel/server.node";';
    return { ...loaded, source: [from, ...references].join('\\n') };
  },
});

const ui = await import('@org/ui');
const items = [{ key: 'a', label: 'Luxury', value: 3 }];
const link = (page, content) => h('a', { href: '?page=' + page }, content);
const shown = [
  h(ui.PageSection, { title: 'Companies' }, h(ui.Card, null, h(ui.Badge, null, 'new'))),
  h(ui.Article, { title: 'The Ox', summary: 'Steady.', sign: 'ox', headings: [] }, h('p', null, 'Text')),
  h(ui.Pagination, { page: 2, pageCount: 3, renderLink: link }),
  h(ui.Input, { label: 'Email' }),
  h(ui.Checkbox, { label: 'Agreed' }),
  h(ui.BarChart, { caption: 'Brands', items }),
  h(ui.DonutChart, { caption: 'Brands', noun: 'brands', items }),
  h(ui.CompatibilityWheel, { sign: 'rat' }),
  h(ui.UsMap, { label: 'States', signs: {} }),
  h(ui.ZodiacWheel),
  h(ui.StatCard, { label: 'Articles', value: 3 }),
  h(ui.Progress, { label: 'Sources asked', value: 3 }),
  h(ui.Button, { asChild: true }, h('a', { href: '/next' }, 'Next')),
  h(ui.Stack, null, h(ui.Grid, { asChild: true }, h('ul', null, h('li', null, 'One')))),
  h(ui.Link, { asChild: true, external: true }, h('a', { href: 'https://example.com' }, 'Away')),
  h(ui.Card, { asChild: true }, h('a', { href: '/ox' }, h(ui.Badge, null, 'Ox'))),
  h(ui.ZodiacBadge, { asChild: true, sign: 'ox' }, h('a', { href: '/ox' }, 'Ox')),
  h(ui.FilterBar, { label: 'Companies' }, h(ui.Select, { label: 'Sign', options: [] })),
  h(ui.Tabs, { label: 'Blog', tabs: [{ value: 'a', label: 'A', content: h(ui.EmptyState, { title: 'None' }) }] }),
  h(ui.Tooltip, { text: 'More', children: h('button', null, '?') }),
  h(ui.ToastProvider, null, h(ui.DataCard, { title: 'Ada', logo: h(ui.LogoOrLetter, { name: 'Ada', src: null }) })),
];
const errors = [];
const { pipe } = renderToPipeableStream(h('main', null, ...shown), {
  onError: (error) => { errors.push(error.message); },
});
const rendered = await text(pipe(new PassThrough()));
console.log(JSON.stringify({ errors, rendered }));
`;

test('a page of server components sends only components that need a browser', async () => {
  const project = await createProjectElsewhere();
  try {
    await project.write({ 'page.mjs': page });
    const output = execFileSync(process.execPath, ['--conditions=react-server', 'page.mjs'], {
      cwd: project.folder,
      encoding: 'utf8',
    });
    const { errors, rendered } = JSON.parse(output) as { errors: string[]; rendered: string };
    expect(errors).toEqual([]);
    for (const name of [
      'Grid',
      'Link',
      'ZodiacBadge',
      'Card',
      'Article',
      'Pagination-link',
      'Input',
      'DonutChart',
      'ZodiacWheel',
    ])
      expect(rendered).toContain(`za-${name}`);
    const sent = new Set([...rendered.matchAll(/I\["(\w+)\.js"/g)].map((match) => match[1]));
    expect([...sent].toSorted()).toEqual([
      'Button',
      'FilterBar',
      'LogoOrLetter',
      'Tabs',
      'Toast',
      'Tooltip',
      'UsMap',
      'labels',
    ]);
  } finally {
    await project.remove();
  }
});
