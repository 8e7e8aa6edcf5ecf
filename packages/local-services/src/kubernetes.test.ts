import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from './launcher/settings.ts';

const folder = path.join(root, 'deploy/kubernetes');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

const models = {
  ConfigMap,
  CronJob,
  Deployment,
  Ingress,
  Job,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
};
interface Manifest {
  apiVersion: string;
  kind: keyof typeof models;
  metadata: { name: string };
}

const kustomization = parse(read('kustomization.yaml')) as {
  resources: string[];
  images: { name: string; newTag: string }[];
};
const manifests = kustomization.resources.flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest),
);
const named = <K extends keyof typeof models>(kind: K, name: string): InstanceType<(typeof models)[K]> => {
  const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}.`);
  return found as unknown as InstanceType<(typeof models)[K]>;
};

const product = named('Deployment', 'product').spec?.template.spec;
const migration = named('Job', 'migrate').spec?.template.spec;
const backup = named('CronJob', 'backup').spec.jobTemplate.spec?.template.spec;
const pods = [
  ['product', product],
  ['migrate', migration],
  ['backup', backup],
] as const;

describe('the Kubernetes manifests', () => {
  it('are all applied', () => {
    const files = readdirSync(folder).filter((file) => file !== 'kustomization.yaml');
    expect(kustomization.resources.toSorted()).toEqual(files.toSorted());
  });

  it.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
    '%s has the schema of Kubernetes',
    (_name, manifest) => {
      const Model = models[manifest.kind];
      expect(Model).toBeDefined();
      expect([manifest.apiVersion, manifest.kind]).toEqual([Model.apiVersion, Model.kind]);
      expect(() => new Model(manifest as never).validate()).not.toThrow();
    },
  );

  it.each(pods)(
    '%s runs as a user who is not root, on a read-only file system, with bounded memory',
    (_name, pod) => {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      } satisfies Partial<IPodSpec>);
      for (const container of pod?.containers ?? []) {
        expect(container).toMatchObject({
          envFrom: [{ configMapRef: { name: 'zodiac-atlas' } }, { secretRef: { name: 'zodiac-atlas' } }],
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
          resources: {
            requests: { cpu: expect.any(String) as string, memory: expect.any(String) as string },
            limits: { memory: expect.any(String) as string },
          },
        });
        const volumes = new Set(pod?.volumes?.map(({ name }) => name));
        for (const { name } of container.volumeMounts ?? []) expect(volumes).toContain(name);
        expect(container.volumeMounts).toContainEqual({ name: 'tmp', mountPath: '/tmp' });
      }
    },
  );

  it('name each image by a tag that does not move', () => {
    const tags = new Map(kustomization.images.map(({ name, newTag }) => [name, newTag]));
    for (const [, pod] of pods)
      for (const { image = '' } of pod?.containers ?? []) expect(tags.get(image)).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('send calls only to a ready process, and give a stopping one time to drain', () => {
    const [container] = product?.containers ?? [];
    expect(container?.readinessProbe?.httpGet?.path).toBe('/readyz');
    expect(container?.livenessProbe?.httpGet?.path).toBe('/livez');
    expect(container?.startupProbe?.httpGet?.path).toBe('/livez');
    const { periodSeconds = 0, failureThreshold = 0 } = container?.readinessProbe ?? {};
    const drainSeconds = Number(named('ConfigMap', 'zodiac-atlas').data?.DRAIN_SECONDS);
    expect(periodSeconds * failureThreshold).toBeLessThan(drainSeconds);
    // The process ends within ten seconds of the signal.
    expect(product?.terminationGracePeriodSeconds).toBeGreaterThan(10);
    expect(named('Deployment', 'product').spec?.strategy?.rollingUpdate).toEqual({
      maxSurge: 1,
      maxUnavailable: 0,
    });
  });

  it('select the processes that they name', () => {
    const labels = named('Deployment', 'product').spec?.template.metadata?.labels;
    expect(named('Deployment', 'product').spec?.selector.matchLabels).toEqual(labels);
    expect(named('Service', 'product').spec?.selector).toEqual(labels);
    expect(named('PodDisruptionBudget', 'product').spec?.selector?.matchLabels).toEqual(labels);
    const ports = new Set(product?.containers[0]?.ports?.map(({ name }) => name));
    for (const port of named('Service', 'product').spec?.ports ?? [])
      expect(ports).toContain(port.targetPort);
  });

  it('let Prometheus alone reach the port of the metrics, and everyone the pages', () => {
    const { spec } = named('NetworkPolicy', 'product');
    const labels = named('Deployment', 'product').spec?.template.metadata?.labels;
    expect([spec?.podSelector?.matchLabels, spec?.policyTypes]).toEqual([labels, ['Ingress']]);
    const sources = new Map(
      spec?.ingress?.flatMap(({ ports = [], from }) => ports.map(({ port }) => [port, from])),
    );
    expect([...sources.keys()]).toEqual(product?.containers[0]?.ports?.map(({ name }) => name));
    expect(sources.get('http')).toBeUndefined();
    expect(sources.get('metrics')).toEqual([
      {
        namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } },
        podSelector: { matchLabels: { 'app.kubernetes.io/name': 'prometheus' } },
      },
    ]);
  });

  it('set variables that the product knows', () => {
    const example = readFileSync(path.join(root, '.env.example'), 'utf8');
    const known = new Set([...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
    const secrets =
      /The Secret `zodiac-atlas` has([^]*?)\./.exec(
        read('config.yaml').replaceAll('.env.example', ''),
      )?.[1] ?? '';
    const given = [
      ...Object.keys(named('ConfigMap', 'zodiac-atlas').data ?? {}),
      ...(secrets.match(/\b[A-Z]+_[A-Z_]+\b/g) ?? []),
    ];
    expect(given.filter((name) => !known.has(name))).toEqual([]);
    const required = [...example.matchAll(/^([A-Z_]+)=.*\(production\)/gm)].map(([, name]) => name);
    // The image sets NODE_ENV.
    expect(required.filter((name) => name !== 'NODE_ENV' && !given.includes(name ?? ''))).toEqual([]);
  });
});
