/** Runs dependency-cruiser over the workspace. Fails on a violation, and if too few modules were read. */
import { cruise, type IConfiguration, type IModule, type IReporterOutput } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-config';

/**
 * With a wrong path or TypeScript version dependency-cruiser reads no modules and reports success. The minimum is far
 * below the actual number.
 */
const minModules = 100;

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
const cycles = moduleCycles(modules);
for (const cycle of cycles) process.stderr.write(`dependency cycle between API modules: ${cycle}\n`);
for (const violation of summary.violations) {
  const cycle = violation.cycle?.map((step) => step.name).join(' → ');
  process.stderr.write(`${violation.rule.name}: ${violation.from} → ${cycle ?? violation.to}\n`);
}
process.stdout.write(`${summary.totalCruised} modules, ${summary.violations.length} violations\n`);
if (summary.totalCruised < minModules) {
  process.stderr.write(`Only ${summary.totalCruised} modules were read; expected at least ${minModules}.\n`);
  process.exitCode = 1;
}
if (summary.violations.length > 0 || cycles.length > 0) process.exitCode = 1;

/** Finds dependency cycles between API modules, as "a → b → a". Tests are ignored: they may set up other modules. */
function moduleCycles(cruised: readonly IModule[]): string[] {
  const moduleOf = (file: string): string | undefined =>
    /^apps\/api\/src\/modules\/([^/]+)\//.exec(file)?.[1];
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of cruised) {
    const from = moduleOf(source);
    if (from === undefined || source.includes('.test.')) continue;
    const targets = imports.get(from) ?? new Set();
    for (const { resolved } of dependencies) {
      const to = moduleOf(resolved);
      if (to !== undefined && to !== from) targets.add(to);
    }
    imports.set(from, targets);
  }
  const pathBack = (start: string, path: readonly string[]): string[] | undefined => {
    for (const next of imports.get(path.at(-1) ?? start) ?? []) {
      if (next === start) return [...path, start];
      const found = path.includes(next) ? undefined : pathBack(start, [...path, next]);
      if (found) return found;
    }
    return undefined;
  };
  return [...imports.keys()].flatMap((start) => pathBack(start, [start])?.join(' → ') ?? []);
}
