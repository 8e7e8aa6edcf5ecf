/**
 * Runs all checks of a change: build, lint, types, package checks, all tests and the browser journeys. Continues after a
 * failed step, so that one run reports all failures, and prints the totals at the end.
 *
 * The files of failed tests run a second time with nothing beside them. A test that passes then is flaky: the report says so, which
 * tells where to look, and the run fails all the same. Many failures at once are not flaky and do not run again.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

interface FailedTest {
  name: string;
  /** The first lines of the error of its first run. */
  reason: string;
}

interface Outcome {
  passed: number;
  failed: readonly FailedTest[];
  flaky: readonly FailedTest[];
}

interface Step {
  name: string;
  command: string;
  /** Reads the tests of the step. A step without this counts as one test. */
  outcome?: () => Promise<Outcome>;
  env?: Record<string, string>;
}

/** The parts that are read here of the reports of Vitest and Playwright. */
interface UnitFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
}
interface JourneySuite {
  specs?: {
    file: string;
    title: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: JourneySuite[];
}

const results = 'test-results';
const unitReport = `${results}/vitest.json`;
const journeyReport = `${results}/journeys.json`;
const mostFlakyFiles = 6;
const linesOfReason = 6;

const vitest = (report: string, files: readonly string[] = []): string =>
  ['vitest run --reporter=default --reporter=json', `--outputFile.json=${report}`, ...files].join(' ');

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8')) as Content;
}

const unitFiles = async (report: string): Promise<UnitFile[]> =>
  (await readJson<{ testResults: UnitFile[] }>(report)).testResults;

const reasonOf = (messages: readonly (string | undefined)[]): string =>
  stripVTControlCharacters(messages[0] ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, linesOfReason)
    .join('\n');

/** The number of tests with this status. A file that could not be loaded has no tests and counts as one. */
const countOf = (status: string, files: readonly UnitFile[]): number =>
  files.reduce((sum, file) => {
    if (file.assertionResults.length === 0) return sum + Number(file.status === status);
    return sum + file.assertionResults.filter((test) => test.status === status).length;
  }, 0);

function failedIn(files: readonly UnitFile[]): FailedTest[] {
  return files.flatMap((file) => {
    const relative = path.relative(process.cwd(), file.name);
    if (file.assertionResults.length === 0)
      return file.status === 'failed' ? [{ name: relative, reason: reasonOf([file.message]) }] : [];
    return file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => ({ name: `${relative} › ${test.fullName}`, reason: reasonOf(test.failureMessages) }));
  });
}

/** Reads the report, and repeats the failed files. The report then has the second result of these. */
async function outcomeOfUnits(): Promise<Outcome> {
  const files = await unitFiles(unitReport);
  const broken = files.filter(({ status }) => status === 'failed');
  if (broken.length === 0 || broken.length > mostFlakyFiles)
    return { passed: countOf('passed', files), failed: failedIn(files), flaky: [] };
  const report = `${results}/vitest-repeated.json`;
  await run(vitest(report, [...new Set(broken.map(({ name }) => name))]));
  const repeated = await unitFiles(report);
  const last = [...files.filter(({ name }) => !repeated.some((file) => file.name === name)), ...repeated];
  await writeFile(unitReport, JSON.stringify({ testResults: last }));
  const failed = failedIn(last);
  const failedAgain = new Set(failed.map(({ name }) => name));
  return {
    passed: countOf('passed', last),
    failed,
    flaky: failedIn(files).filter(({ name }) => !failedAgain.has(name)),
  };
}

async function outcomeOfJourneys(): Promise<Outcome> {
  const specsOf = (suite: JourneySuite): NonNullable<JourneySuite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const specs = specsOf(await readJson<JourneySuite>(journeyReport));
  const testsWith = (status: string): FailedTest[] =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title, tests }) => ({
        name: `e2e/${file} › ${title}`,
        reason: reasonOf(
          tests.flatMap(({ results: runs }) =>
            runs.flatMap(({ errors }) => errors.map(({ message }) => message)),
          ),
        ),
      }));
  return {
    passed: testsWith('expected').length,
    failed: testsWith('unexpected'),
    flaky: testsWith('flaky'),
  };
}

const steps: Step[] = [
  { name: 'build', command: 'turbo run build build-storybook --output-logs=errors-only' },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'types', command: 'tsc -p . && turbo run typecheck --output-logs=errors-only' },
  { name: 'borders', command: 'node scripts/check-borders.ts' },
  { name: 'specification', command: 'node scripts/check-specification.ts' },
  { name: 'spelling', command: 'node scripts/check-spelling.ts' },
  { name: 'dead code', command: 'knip' },
  { name: 'packages', command: 'turbo run check --output-logs=errors-only' },
  {
    name: 'unit, API and component tests',
    command: vitest(unitReport),
    outcome: outcomeOfUnits,
  },
  {
    name: 'status of the components',
    command: `node packages/ui/scripts/describe-tests.ts ${unitReport} --check`,
  },
  {
    name: 'journeys',
    command: 'playwright test --config e2e/playwright.config.ts --retries=1',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
    outcome: outcomeOfJourneys,
  },
];

function run(command: string, env: Step['env'] = {}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** A step that fails without a failed test (a crash, a missing report) counts as one failure. */
async function runStep({ name, command, env, outcome }: Step): Promise<Outcome> {
  const ok = await run(command, env);
  const crashed: Outcome = { passed: 0, failed: [{ name, reason: '' }], flaky: [] };
  if (!outcome) return ok ? { passed: 1, failed: [], flaky: [] } : crashed;
  const tests = await outcome().catch((error: unknown) => {
    process.stderr.write(`The tests of “${name}” could not be read: ${String(error)}\n`);
    return crashed;
  });
  return ok || tests.failed.length + tests.flaky.length > 0 ? tests : { ...tests, failed: crashed.failed };
}

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
const report: string[] = [];
const outcomes: Outcome[] = [];
for (const step of steps) {
  const started = Date.now();
  process.stdout.write(`\n── ${step.name}\n`);
  const outcome = await runStep(step);
  outcomes.push(outcome);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  report.push(
    `${outcome.failed.length + outcome.flaky.length === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`,
  );
}
const failed = outcomes.flatMap((outcome) => outcome.failed);
const flaky = outcomes.flatMap((outcome) => outcome.flaky);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
for (const { name, reason } of flaky) report.push(`flaky: ${name}`, reason);
for (const { name, reason } of failed) report.push(`failed: ${name}`, reason);
process.stdout.write(
  `\n${report.join('\n')}\n\n${passed} passed, ${failed.length} failed, ${flaky.length} flaky\n`,
);
process.exitCode = failed.length + flaky.length === 0 ? 0 : 1;
