import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@org/api-contract';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { CacheUse } from '#kernel/cache-use.ts';
import { alertEvents } from '#kernel/events.ts';
import { Metrics } from './metrics.ts';

const root = path.join(import.meta.dirname, '../../../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Rules {
  groups: { rules: { alert: string; expr: string; labels: { severity: string } }[] }[];
}
const rules = (parse(read('deploy/prometheus/alerts.yaml')) as Rules).groups.flatMap((group) => group.rules);

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
}
const dashboards = globSync('deploy/grafana/dashboards/*.json', { cwd: root }).map(
  (file) => JSON.parse(read(file)) as Dashboard,
);
const panels = dashboards.flatMap((dashboard) => dashboard.panels);
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** The names of the series that a process exports. */
async function exported(): Promise<ReadonlySet<string>> {
  const metrics = new Metrics();
  metrics.readFrom({
    pools: { requests: () => ({ inUse: 0, idle: 0, max: 1, waiting: 0 }) },
    caches: { answers: new CacheUse(), accounts: new CacheUse(), files: new CacheUse() },
    events: { record: () => undefined, counts: () => ({}) },
    stored: async () => undefined,
  });
  const types = [...(await metrics.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => name + suffix) : [name],
    ),
  );
}

const functions = new Set('absent and delta histogram_quantile increase max rate sum topk'.split(' '));

/** The names in an expression of PromQL that are neither labels nor functions. */
const metricsIn = (expression: string): string[] => {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^{}]*\}|\[[^\]]*\]/g, '')
    .replace(/\bby ?\([^)]*\)/g, '');
  return (bare.match(/\b[a-z_]\w*/g) ?? []).filter((name) => !functions.has(name));
};

const valuesOf = (label: string): string[] =>
  expressions.flatMap(([, expression]) =>
    [...expression.matchAll(new RegExp(`\\b${label}=~?"([^"]*)"`, 'g'))].flatMap(([, values = '']) =>
      values.split('|'),
    ),
  );

describe('the alerts', () => {
  test('each has a line in the operations manual, and each line has its alert', () => {
    const manual = /^## Alerts\n([^]*?)^## /m.exec(read('docs/operations.md'))?.[1] ?? '';
    const lines = [...manual.matchAll(/^\| `(\w+)` \| \S.{20,}\|$/gm)].map(([, name]) => name);
    expect(rules.length).toBeGreaterThan(10);
    expect(lines.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  });

  test('each says whether it can wait', () => {
    for (const { alert, labels } of rules)
      expect([alert, labels.severity]).toEqual([alert, expect.stringMatching(/^(page|ticket)$/)]);
  });
});

describe('alerts and dashboard', () => {
  test.each(expressions)('%s asks for metrics that a process exports', async (_name, expression) => {
    const known = new Set([...(await exported()), 'up']);
    const asked = metricsIn(expression);
    expect(asked).not.toEqual([]);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });

  test('name events and routes that exist', () => {
    const routes = new Set(Object.keys(endpoints).map((route) => route.split(' ')[1]));
    const events = valuesOf('event');
    expect(events.length).toBeGreaterThan(5);
    expect(events.filter((event) => !alertEvents.has(event as never))).toEqual([]);
    const named = valuesOf('route').map((route) => route.replaceAll('\\\\', ''));
    expect(named.length).toBeGreaterThan(2);
    const isKnown = (route: string) =>
      routes.has(route) ||
      [...routes].some((known) => route.endsWith('.*') && known?.startsWith(route.slice(0, -2)));
    expect(named.filter((route) => !isKnown(route))).toEqual([]);
  });
});
