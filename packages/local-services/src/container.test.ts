import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './launcher/settings.ts';

const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
const containerfile = await read('Containerfile');
const compose = await read('compose.yaml');

test('Docker reads the Containerfile without an error or a warning', () => {
  expect(validate(containerfile).map(({ message, range }) => [range.start.line + 1, message])).toEqual([]);
});

test('the image has the Node and the pnpm of the project', async () => {
  const { devDependencies, packageManager } = JSON.parse(await read('package.json')) as {
    devDependencies: { node: string };
    packageManager: string;
  };
  const bases = [...containerfile.matchAll(/^FROM (docker\.io\/[^\s@]+)/gmu)].map(([, image]) => image);
  expect(new Set(bases)).toEqual(new Set([`docker.io/library/node:${devDependencies.node}-trixie-slim`]));
  const managers = [...containerfile.matchAll(/\bpnpm@[\d.]+/gu)].map(([manager]) => manager);
  expect(new Set(managers)).toEqual(new Set([packageManager]));
});

test('the image of backups has the programs of PostgreSQL 18, and none is older than the server of compose.yaml', () => {
  const [, client] = /postgresql-client-(\d+)/u.exec(containerfile) ?? [];
  const [, server] = /library\/postgres:(\d+)/u.exec(compose) ?? [];
  expect(client).toBe('18');
  expect(Number(server)).toBeLessThanOrEqual(Number(client));
});

test('every stage that runs ends as a user who is not root', () => {
  const stages = containerfile.split(/^FROM /mu).slice(1);
  const lastUsers = stages.map((stage) => [
    /\bAS (\w+)/u.exec(stage)?.[1],
    [...stage.matchAll(/^USER (\w+)/gmu)].at(-1)?.[1],
  ]);
  // A stage without USER has the user of its base stage.
  expect(lastUsers).toEqual([
    ['build', undefined],
    ['runtime', 'node'],
    ['backup', 'node'],
    ['product', undefined],
  ]);
  expect(containerfile).toMatch(/^FROM runtime AS product$/mu);
});

interface Composed {
  image?: string;
  read_only?: boolean;
  cap_drop?: string[];
  ports?: string[];
  volumes?: string[];
  environment?: Record<string, string>;
  depends_on?: string[] | Record<string, unknown>;
}
interface Compose {
  services: Record<string, Composed>;
  volumes: Record<string, unknown>;
}
const composed = parse(compose, { merge: true }) as Compose;
const tried = parse(await read('compose.try.yaml'), { merge: true }) as Compose;
const services = [composed, tried].flatMap((file) => Object.entries(file.services));

test('the product runs on a read-only file system without capabilities', () => {
  for (const name of ['product', 'backup'])
    expect(composed.services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
});

test('every image of another project has a tag that does not move', () => {
  const images = services.flatMap(([, { image }]) => image ?? []);
  expect(images.length).toBeGreaterThan(4);
  for (const image of images)
    expect(image).toMatch(/^docker\.io\/[\w./-]+:v?\d+\.\d+(?:\.\d+)?(?:-[a-z]+)?$/);
});

test('only the balancer is open to other machines', () => {
  const open = services.filter(([, { ports = [] }]) => ports.some((port) => !port.startsWith('127.0.0.1:')));
  expect(open.map(([name]) => name)).toEqual(['balancer']);
});

test('every service and volume that the files name exists, and so does every file that is mounted', () => {
  const names = new Set(services.map(([name]) => name));
  const volumes = new Set([composed, tried].flatMap((file) => Object.keys(file.volumes)));
  for (const [, service] of services) {
    const needed = service.depends_on ?? [];
    for (const name of Array.isArray(needed) ? needed : Object.keys(needed)) expect(names).toContain(name);
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':');
      const exists = source.startsWith('.') ? existsSync(path.join(root, source)) : volumes.has(source);
      expect([source, exists]).toEqual([source, true]);
    }
  }
});

test('Prometheus reads the port on which the product serves its metrics, and Grafana reads Prometheus', async () => {
  const { scrape_configs: jobs } = parse(await read('deploy/prometheus/prometheus.yaml')) as {
    scrape_configs: { job_name: string; dns_sd_configs: { names: string[]; port: number }[] }[];
  };
  const { METRICS_PORT, METRICS_HOST } = composed.services.product?.environment ?? {};
  expect(METRICS_HOST).toBe('0.0.0.0');
  expect(jobs).toMatchObject([
    { job_name: 'zodiac-atlas', dns_sd_configs: [{ names: ['product'], port: Number(METRICS_PORT) }] },
  ]);
  const { datasources } = parse(await read('deploy/grafana/provisioning/datasources/prometheus.yaml')) as {
    datasources: { uid: string; url: string }[];
  };
  expect(datasources).toMatchObject([{ uid: 'prometheus', url: 'http://prometheus:9090' }]);
  const dashboard = await read('deploy/grafana/dashboards/zodiac-atlas.json');
  const uids = [...dashboard.matchAll(/"type": "prometheus",\s+"uid": "(\w+)"/g)].map(([, uid]) => uid);
  expect(new Set(uids)).toEqual(new Set(['prometheus']));
});

test('secrets and build results stay out of the image', async () => {
  const ignored = (await read('.containerignore')).split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*', '.git', '.data', '**/node_modules']));
  expect(await read('.dockerignore')).toBe(await read('.containerignore'));
});
