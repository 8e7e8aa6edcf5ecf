import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';
import buildLibrary from '../consumer/build-library.ts';
import { createProjectElsewhere } from '../scripts/project-elsewhere.ts';

/** Components whose look depends on the direction or on color. */
const main = `
import '@org/ui/styles.css';
import * as ui from '@org/ui';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';

document.documentElement.dir = new URL(location.href).searchParams.get('dir');
const options = [{ value: 'ox', label: 'Ox' }, { value: 'rat', label: 'Rat', disabled: true }];
const link = (page, content) => h('a', { href: '?page=' + page }, content);
const rows = [{ name: '2012', companies: 48 }, { name: '2024', companies: 7 }];
const columns = [
  { key: 'name', header: 'Year', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'companies', header: 'Companies', numeric: true, cell: ({ companies }) => companies, total: 55 },
];
const selection = { selected: new Set(['2012']), onSelect() {}, labelOf: ({ name }) => name, allLabel: 'All' };
const pages = [{ key: 'a', label: 'Overview' }, { key: 'b', label: 'Payments', count: 3 }];
const page = h(ui.Stack, null,
  h(ui.SiteHeader, { logo: h(ui.Logo, { asChild: true }, h('a', { href: '/' }, 'Zodiac Atlas')), items: [{ key: 'blog', content: link(1, 'Blog') }] }),
  h(ui.SideRail, { label: 'Admin', items: pages, current: 'a', renderLink: link },
    h(ui.Stack, null,
      h(ui.Breadcrumb, { items: [{ key: 'home', content: link(1, 'Home') }], current: 'Payments' }),
      h(ui.Tabs, { label: 'Views', tabs: options.map(({ value, label }) => ({ value, label, content: label })) }),
      h(ui.Grid, { columns: 's' },
        h(ui.Select, { label: 'Sign', options }),
        h(ui.Combobox, { label: 'City', options, defaultValue: 'ox' }),
        h(ui.SearchInput, { label: 'Search', defaultValue: 'bank' }),
        h(ui.PasswordInput, { label: 'Password', error: 'Too short.' })),
      h(ui.Checkbox, { label: 'Agreed', defaultChecked: true }),
      h(ui.Switch, { label: 'Letters', defaultChecked: true }),
      h(ui.RadioGroup, { label: 'Sign', options, defaultValue: 'ox' }),
      h(ui.Table, { caption: 'Years', columns, rows, rowKey: ({ name }) => name, selection }),
      h(ui.BarChart, { caption: 'Signs', current: 'ox', items: [{ key: 'ox', label: 'Ox', value: 3 }, { key: 'rat', label: 'Rat', value: 1 }] }),
      h(ui.Progress, { label: 'Sources', value: 3, max: 4 }),
      h(ui.Pagination, { page: 2, pageCount: 3, renderLink: link }),
      h(ui.Stack, { direction: 'row' },
        h(ui.Badge, { variant: 'primary' }, 'Paid'),
        h(ui.Badge, { asChild: true }, link(2, 'Energy')),
        h(ui.Button, { variant: 'primary' }, 'Pay'),
        h(ui.Button, { disabled: true }, 'Later')))));
await Promise.all([...document.fonts].filter(({ family }) => !family.includes('Fallback')).map((font) => font.load()));
createRoot(document.getElementById('root')).render(page);
parent.postMessage('drawn', '*');
`;

/** Builds an application with Vite's defaults from the packed library, and serves it. */
export default async function serveApplication({ provide }: TestProject): Promise<() => Promise<void>> {
  buildLibrary();
  const project = await createProjectElsewhere();
  await project.write({
    'index.html':
      '<!doctype html><html lang="en"><div id="root"></div><script type="module" src="/main.js"></script></html>',
    'main.js': main,
  });
  const where = { root: project.folder, configFile: false, logLevel: 'error' } as const;
  await build(where);
  const server = await preview({ ...where, preview: { port: 0 } });
  provide('application', server.resolvedUrls?.local[0] ?? '');
  return async () => {
    await server.close();
    await project.remove();
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the built application. */
    application: string;
  }
}
