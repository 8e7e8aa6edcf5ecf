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
  groups: {
    rules: {
      alert: string;
      expr: string;
      labels: { severity: string };
      annotations: { summary: string };
    }[];
  }[];
}
const rules = (parse(read('deploy/prometheus/alerts.yaml')) as Rules).groups.flatMap((group) => group.rules);

interface Dashboard {
  panels: { title: string; targets?: { expr: string; legendFormat: string }[] }[];
}
const dashboards = globSync('deploy/grafana/dashboards/*.json', { cwd: root }).map(
  (file) => JSON.parse(read(file)) as Dashboard,
);
const panels = dashboards.flatMap((dashboard) => dashboard.panels);
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** The metrics of a process in which everything has happened once. */
async function exportedText(): Promise<string> {
  const metrics = new Metrics();
  metrics.countRequest({ method: 'GET', route: '/api/stats', status: 200, seconds: 0.1 });
  metrics.countWebhook(1);
  metrics.readFrom({
    pools: { requests: () => ({ inUse: 0, idle: 0, max: 1, waiting: 0 }) },
    cache: new CacheUse(),
    events: { record: () => undefined, counts: () => ({}) },
    stored: async () => ({
      queues: [{ queue: 'send-mails', state: 'due', jobs: 1, waitedSeconds: 1 }],
      payments: [{ status: 'succeeded', purpose: 'access', count: 1 }],
      mails: { waiting: 1, overdueSeconds: 1 },
      paymentTasks: { waiting: 1, overdueSeconds: 1 },
      backupAgeSeconds: 1,
    }),
  });
  return metrics.text();
}

/** The labels of each series of a process, with their values. */
async function exportedLabels(): Promise<Map<string, Map<string, Set<string>>>> {
  const series = new Map<string, Map<string, Set<string>>>();
  for (const [, name = '', given = ''] of (await exportedText()).matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const labels = series.get(name) ?? new Map<string, Set<string>>();
    series.set(name, labels);
    for (const [, label = '', value = ''] of given.matchAll(/(\w+)="([^"]*)"/g))
      labels.set(label, (labels.get(label) ?? new Set()).add(value));
  }
  return series;
}

/** Prometheus adds these to every series. */
const labelsOfPrometheus = ['job', 'instance'];
/** `Metrics` exports these labels with all of their values. */
const enumerated = new Set(['le', 'work', 'reason']);

/** The names of the series that a process exports. */
async function exported(): Promise<ReadonlySet<string>> {
  const types = [...(await exportedText()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
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

describe('the operations manual', () => {
  /** The first cells of the rows of a table. */
  const namedIn = (section: string): string[] => {
    const text = new RegExp(`^## ${section}\n([^]*?)^## `, 'm').exec(read('docs/operations.md'))?.[1] ?? '';
    const cells = [...text.matchAll(/^\|(.*?)\|.*\|$/gm)].map(([, cell = '']) => cell);
    return cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
  };

  test('names every metric of our own, and no metric that a process lacks', async () => {
    const types = [...(await exportedText()).matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name);
    const named = namedIn('Metrics');
    expect(named.filter((name) => !types.includes(name))).toEqual([]);
    expect(types.filter((name) => /^(?:zodiac_atlas|http)_/.test(name) && !named.includes(name))).toEqual([]);
  });

  test('names every event of the log, and no other', () => {
    const declared =
      /interface BusinessEvents \{([^]*?)^\}/m.exec(read('apps/api/src/kernel/events.ts'))?.[1] ?? '';
    const events = [...declared.matchAll(/^ {2}(\w+): \{/gm)].map(([, name = '']) => name);
    expect(events).toEqual(expect.arrayContaining([...alertEvents]));
    expect(namedIn('Logs').toSorted()).toEqual(events.toSorted());
  });
});

describe('alerts and dashboard', () => {
  test.each(expressions)('%s asks for metrics that a process exports', async (_name, expression) => {
    const known = new Set([...(await exported()), 'up']);
    const asked = metricsIn(expression);
    expect(asked).not.toEqual([]);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });

  test.each(expressions)('%s asks for labels that its metrics have', async (_name, expression) => {
    const series = await exportedLabels();
    const ofAll = new Set(labelsOfPrometheus);
    for (const name of metricsIn(expression))
      for (const label of series.get(name)?.keys() ?? []) ofAll.add(label);
    const grouped = [...expression.matchAll(/\bby ?\(([^)]*)\)/g)].flatMap(([, list = '']) =>
      list.split(/, ?/),
    );
    expect(grouped.filter((label) => !ofAll.has(label))).toEqual([]);
    for (const [, name = '', given = ''] of expression.matchAll(
      /(\w+)\{([^{}]*(?:\\\\?\{[^}]*\}[^{}]*)*)\}/g,
    )) {
      for (const [, label = '', operator, value = ''] of given.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)) {
        const values = series.get(name)?.get(label);
        const isKnown = values !== undefined || labelsOfPrometheus.includes(label);
        expect([name, label, isKnown]).toEqual([name, label, true]);
        const isPossible = operator !== '=' || !enumerated.has(label) || values?.has(value);
        expect([name, label, value, isPossible]).toEqual([name, label, value, true]);
      }
    }
  });

  test('use only labels of their metrics in texts', async () => {
    const series = await exportedLabels();
    const said = [
      ...rules.map(({ expr, annotations }) => [expr, annotations.summary] as const),
      ...panels.flatMap(({ targets = [] }) =>
        targets.map(({ expr, legendFormat }) => [expr, legendFormat] as const),
      ),
    ].flatMap(([expression, text]) =>
      [...text.matchAll(/\{\{ ?(?:\$labels\.)?([a-z]\w*) ?\}\}/g)].map(
        ([, label = '']) => [expression, label] as const,
      ),
    );
    expect(said.length).toBeGreaterThan(20);
    for (const [expression, label] of said) {
      const known = metricsIn(expression).flatMap((name) => [...(series.get(name)?.keys() ?? [])]);
      expect([expression, [...known, ...labelsOfPrometheus]]).toEqual([
        expression,
        expect.arrayContaining([label]),
      ]);
      // A grouped expression has only the labels of its groups.
      const groups = /\bby ?\(([^)]*)\)/.exec(expression)?.[1];
      const isWhole = groups === undefined && !/^(?:sum|max|absent|histogram_quantile)\b/.test(expression);
      const isKept = isWhole || groups?.split(/, ?/).includes(label);
      expect([expression, label, isKept]).toEqual([expression, label, true]);
    }
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
