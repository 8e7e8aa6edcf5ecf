/** Checks imports with dependency-cruiser, and SQL with check-tables.ts. Fails also if too few modules were read. */
import { globSync, statSync } from 'node:fs';
import { cruise, type IConfiguration, type IModule, type IReporterOutput } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { tableViolations } from './check-tables.ts';

/**
 * With a wrong path or TypeScript version dependency-cruiser reads no modules and reports success. The minimum is far
 * below the actual number.
 */
const minModules = 100;

/** The folders whose subfolders are layers: imports between the layers must form no cycle. */
const layered = [
  'apps/api/src',
  'apps/api/src/http',
  'apps/api/src/integrations',
  'apps/api/src/modules',
  ...globSync('apps/api/src/modules/*').filter((module) => statSync(module).isDirectory()),
  'apps/web/src',
  ...globSync('packages/*/src'),
];

const { forbidden, options }: IConfiguration = await extractOptions(
  new URL('../.dependency-cruiser.cjs', import.meta.url).pathname,
);

const result: IReporterOutput = await cruise(['apps', 'packages', 'e2e'], {
  ...options,
  ruleSet: { forbidden: forbidden ?? [] },
  validate: true,
});
if (typeof result.output === 'string')
  throw new Error('dependency-cruiser returned text instead of an object');

const { modules, summary } = result.output;
const cycles = layered.flatMap((root) => folderCycles(root, modules).map((cycle) => `${root}: ${cycle}`));
for (const cycle of cycles) process.stderr.write(`folders import each other in ${cycle}\n`);
for (const violation of summary.violations) {
  const cycle = violation.cycle?.map((step) => step.name).join(' → ');
  process.stderr.write(`${violation.rule.name}: ${violation.from} → ${cycle ?? violation.to}\n`);
}
const tableProblems = tableViolations();
for (const problem of tableProblems) process.stderr.write(`table: ${problem}\n`);
process.stdout.write(`${summary.totalCruised} modules, ${summary.violations.length} violations\n`);
if (summary.totalCruised < minModules) {
  process.stderr.write(`Only ${summary.totalCruised} modules were read; expected at least ${minModules}.\n`);
  process.exitCode = 1;
}
if (summary.violations.length > 0 || cycles.length > 0 || tableProblems.length > 0) process.exitCode = 1;

/**
 * Finds import cycles between the folders of `root`, as "a → b → a". A file directly in `root` counts as a folder. Tests
 * are ignored, because they may set up other folders.
 */
function folderCycles(root: string, cruised: readonly IModule[]): string[] {
  const folderOf = (file: string): string | undefined =>
    file.startsWith(`${root}/`) && !/\.test(-d)?\.|\/test\//.test(file)
      ? file.slice(root.length + 1).split('/')[0]
      : undefined;
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of cruised) {
    const from = folderOf(source);
    if (from === undefined) continue;
    const targets = imports.get(from) ?? new Set();
    for (const { resolved } of dependencies) {
      const to = folderOf(resolved);
      if (to !== undefined && to !== from) targets.add(to);
    }
    imports.set(from, targets);
  }
  const pathBack = (start: string, path: readonly string[], seen: Set<string>): string[] | undefined => {
    for (const next of imports.get(path.at(-1) ?? start) ?? []) {
      if (next === start) return [...path, start];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = pathBack(start, [...path, next], seen);
      if (found) return found;
    }
    return undefined;
  };
  return [...imports.keys()].flatMap((start) => pathBack(start, [start], new Set())?.join(' → ') ?? []);
}
