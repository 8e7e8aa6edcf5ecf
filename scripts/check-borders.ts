/** Runs dependency-cruiser over the workspace and refuses a run that read nothing. */
import { cruise, type IConfiguration, type IReporterOutput } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-config';

/** Far below today's number; a cruise that sees fewer has lost its TypeScript compiler or its paths. */
const leastModules = 100;

const { forbidden, options }: IConfiguration = await extractOptions(
  new URL('../.dependency-cruiser.cjs', import.meta.url).pathname,
);

const result: IReporterOutput = await cruise(['apps', 'packages', 'e2e'], {
  ...options,
  ruleSet: { forbidden: forbidden ?? [] },
  validate: true,
});
if (typeof result.output === 'string') throw new Error('expected the cruise as data');

const { summary } = result.output;
for (const violation of summary.violations) {
  const cycle = violation.cycle?.map((step) => step.name).join(' → ');
  process.stderr.write(`${violation.rule.name}: ${violation.from} → ${cycle ?? violation.to}\n`);
}
process.stdout.write(`${summary.totalCruised} modules, ${summary.violations.length} violations\n`);
if (summary.totalCruised < leastModules) {
  process.stderr.write(
    `Only ${summary.totalCruised} modules were read; expected at least ${leastModules}.\n`,
  );
  process.exitCode = 1;
}
if (summary.violations.length > 0) process.exitCode = 1;
