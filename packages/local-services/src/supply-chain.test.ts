import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from './launcher/settings.ts';
import { temporaryFolder } from './test/temporary-folder.ts';

const run = promisify(execFile);
const read = (...parts: string[]): string => readFileSync(path.join(root, ...parts), 'utf8');
const { packageManager } = JSON.parse(read('package.json')) as { packageManager: string };

it('T22: an install script that is not on the allow-list makes the installation fail and does not run', async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'stranger'));
  writeFileSync(
    path.join(folder, 'stranger/package.json'),
    JSON.stringify({
      name: 'stranger',
      version: '1.0.0',
      scripts: { postinstall: 'node -e "process.exit(3)"' },
    }),
  );
  await run('npm', ['pack', './stranger', '--silent'], { cwd: folder });
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'victim', dependencies: { stranger: 'file:./stranger-1.0.0.tgz' } }),
  );
  // The workspace's settings without its list of packages.
  const settings = read('pnpm-workspace.yaml').replace(/^packages:\n(?: {2}- .*\n)+/, '');
  writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), settings);
  const installing = run('npx', ['-y', packageManager, 'install', '--offline'], { cwd: folder });
  await expect(installing).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('ERR_PNPM_IGNORED_BUILDS') as string,
  });
  expect(existsSync(path.join(folder, 'node_modules/stranger/package.json'))).toBe(true);
}, 120_000);

it('T22: versions are pinned exactly and must be three days old', () => {
  const manifests = globSync(
    [
      'package.json',
      '{apps,packages,bench}/*/package.json',
      '{e2e,smoke}/package.json',
      'smoke/consumers/*/package.json',
    ],
    { cwd: root },
  );
  expect(manifests.length).toBeGreaterThan(10);
  const loose = manifests.flatMap((file) => {
    const manifest = JSON.parse(read(file)) as Partial<
      Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
    >;
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).flatMap(
      ([name, version]) =>
        /^(?:workspace:[*^]|file:\.\.\/tarballs\/[\w-]+\.tgz|(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?)$/.test(
          version,
        )
          ? []
          : [`${file}: ${name} ${version}`],
    );
  });
  expect(loose).toEqual([]);
  expect(read('pnpm-workspace.yaml')).toMatch(/^minimumReleaseAge: 4320\nminimumReleaseAgeStrict: true$/m);
});

it('T22: the workflow audits the dependencies and pins its actions by commit hash', () => {
  const files = globSync('.github/workflows/*.yml', { cwd: root });
  expect(files.length).toBeGreaterThan(1);
  const workflows = files.map((file) => read(file)).join('\n');
  const actions = [...workflows.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action);
  expect(actions.length).toBeGreaterThan(10);
  for (const action of actions)
    expect(action).toMatch(/^(?:\.\/\.github\/workflows\/[\w-]+\.yml|[\w-]+(?:\/[\w-]+)+@[\da-f]{40})$/);
  expect(workflows).toContain(`npx -y ${packageManager} audit --audit-level high`);
});

it('T22: the publishing job runs no install scripts, and no token is stored', () => {
  const release = read('.github/workflows/release.yml');
  const jobs = release.split(/^ {2}(?=[a-z]+:\n)/m).slice(1);
  const publishing = jobs.filter((job) => job.includes('id-token: write') && !job.includes('pages: write'));
  expect(publishing.map((job) => job.split(':')[0])).toEqual(['publish']);
  const commands = publishing.flatMap((job) => [...job.matchAll(/run: (.+)/g)].map(([, command]) => command));
  expect(commands).toEqual([
    `npm install --global ${packageManager}`,
    'pnpm install --frozen-lockfile --ignore-scripts',
  ]);
  expect(release).not.toMatch(/secrets\.|NODE_AUTH_TOKEN|NPM_TOKEN/);
  expect(release).toMatch(/^permissions: \{\}$/m);
});
