/**
 * Runs all checks of a change: build, lint and types, package checks, all tests and the browser journeys. Continues after a
 * failed step, so that one run reports all failures, and prints the totals at the end.
 *
 * Lint and other steps that read only sources run beside the build, which alone keeps about one core busy. Two steps run at
 * a time afterwards. The files of failed tests run a second time at the end, with nothing beside them (`second-run.ts` has the
 * rule). A test that passes then is named as flaky, and the run succeeds.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { filesToRepeat, verdictOf, type TestResult } from './second-run.ts';
import type { UnhandledError } from './unhandled-errors.ts';

type Failure = Pick<TestResult, 'name' | 'reason'>;

interface Outcome {
  passed: number;
  failed: readonly Failure[];
  flaky: readonly Failure[];
}

interface Step {
  name: string;
  command: string;
  /** Called after all steps: reads the results of the tests, and repeats failed ones. A step without it counts as one test. */
  outcome?: () => Promise<Outcome>;
  env?: Record<string, string>;
}

/** The parts of the reports of Vitest and Playwright that are read here. */
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
interface JourneyReport extends JourneySuite {
  /** Errors outside of tests, such as in a file that cannot be loaded. */
  errors: { message?: string; location?: { file: string } }[];
}

const results = 'test-results';
const unitReport = `${results}/units.json`;
const componentReport = `${results}/components.json`;
const journeyReport = `${results}/journeys.json`;
const linesOfReason = 6;

const vitest = (report: string, filters: readonly string[]): string =>
  [
    'vitest run --reporter=default --reporter=json --reporter=./scripts/unhandled-errors.ts',
    `--outputFile.json=${report}`,
    ...filters,
  ].join(' ');
const unhandledOf = (report: string): string => report.replace('.json', '-unhandled.json');
const envOf = (report: string): Record<string, string> => ({
  UNHANDLED_ERRORS_FILE: unhandledOf(report),
  // The first step builds everything. Another build would replace files that journeys read.
  IS_BUILT: 'yes',
});
const playwright = (files: readonly string[] = []): string =>
  ['playwright test --config e2e/playwright.config.ts', ...files].join(' ');

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8')) as Content;
}

const relative = (file: string): string => path.relative(process.cwd(), file).replaceAll('\\', '/');

const reasonOf = (messages: readonly (string | undefined)[]): string =>
  stripVTControlCharacters(messages[0] ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, linesOfReason)
    .join('\n');

/** A file that failed as a whole, such as one that cannot be loaded, counts as one result. */
function resultsOfUnits(files: readonly UnitFile[], unhandled: readonly UnhandledError[]): TestResult[] {
  return [
    ...files.flatMap(({ name, status, message, assertionResults }) => {
      const file = relative(name);
      const tests = assertionResults.filter((test) => ['passed', 'failed'].includes(test.status));
      const whole = { file, name: file, passed: status === 'passed', reason: reasonOf([message]) };
      const isTold = status === 'passed' || tests.some((test) => test.status === 'failed');
      return [
        ...(isTold ? [] : [whole]),
        ...tests.map((test) => ({
          file,
          name: `${file} › ${test.fullName}`,
          passed: test.status === 'passed',
          reason: reasonOf(test.failureMessages),
        })),
      ];
    }),
    ...unhandled.map(({ file, message }) => {
      const name = file === undefined ? 'unhandled error' : relative(file);
      return { file: name, name, passed: false, reason: reasonOf([message]) };
    }),
  ];
}

async function readUnits(report: string): Promise<{ files: UnitFile[]; tests: TestResult[] }> {
  const { testResults: files } = await readJson<{ testResults: UnitFile[] }>(report);
  return { files, tests: resultsOfUnits(files, await readJson<UnhandledError[]>(unhandledOf(report))) };
}

async function outcomeOfUnits(report: string): Promise<Outcome> {
  const { files, tests } = await readUnits(report);
  const again: Awaited<ReturnType<typeof readUnits>>[] = [];
  for (const [index, file] of filesToRepeat(tests).entries()) {
    const repeatedReport = report.replace('.json', `-repeated-${index}.json`);
    await show(run(vitest(repeatedReport, [file]), envOf(repeatedReport)));
    again.push(await readUnits(repeatedReport));
  }
  const outcome = outcomeOf(
    tests,
    again.flatMap((repeated) => repeated.tests),
  );
  // Puts the results of repeated tests into the report, from which the status of the components is computed.
  const flaky = new Set(outcome.flaky.map(({ name }) => name));
  const repeated = new Map(again.flatMap((run) => run.files).map((file) => [file.name, file]));
  const last = files.map((file) => (flaky.has(relative(file.name)) && repeated.get(file.name)) || file);
  const told = last.map((file) => ({
    ...file,
    assertionResults: file.assertionResults.map((test) =>
      flaky.has(`${relative(file.name)} › ${test.fullName}`) ? { ...test, status: 'passed' } : test,
    ),
  }));
  await writeFile(report, JSON.stringify({ testResults: told }));
  return outcome;
}

async function readJourneys(): Promise<TestResult[]> {
  const specsOf = (suite: JourneySuite): NonNullable<JourneySuite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const report = await readJson<JourneyReport>(journeyReport);
  return [
    ...report.errors.map(({ message, location }) => {
      const name = location ? relative(location.file) : 'journeys';
      return { file: name, name, passed: false, reason: reasonOf([message]) };
    }),
    ...specsOf(report).flatMap(({ file, title, tests }) => {
      const ran = tests.filter(({ status }) => status !== 'skipped');
      if (ran.length === 0) return [];
      const errors = ran.flatMap((test) => test.results.flatMap((result) => result.errors));
      return {
        file: `e2e/${file}`,
        name: `e2e/${file} › ${title}`,
        passed: ran.every(({ status }) => status === 'expected'),
        reason: reasonOf(errors.map(({ message }) => message)),
      };
    }),
  ];
}

async function outcomeOfJourneys(): Promise<Outcome> {
  const first = await readJourneys();
  const second: TestResult[] = [];
  for (const file of filesToRepeat(first)) {
    const repeated = playwright(['--workers=1', `--output=../${results}/journeys-repeated`, file]);
    await show(run(repeated, journeyEnv));
    second.push(...(await readJourneys()));
  }
  return outcomeOf(first, second);
}

function outcomeOf(first: readonly TestResult[], second: readonly TestResult[]): Outcome {
  const { failed, flaky } = verdictOf(first, second);
  const told = new Set([...failed, ...flaky].map(({ name }) => name));
  return { passed: first.filter(({ name, passed }) => passed && !told.has(name)).length, failed, flaky };
}

const journeyEnv = { PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport };

/** The projects whose tests run in a browser. */
const inBrowser = ['ui', 'ui-visual', 'web'];

const build: Step = {
  name: 'build',
  command: 'turbo run build build-storybook build-docs --output-logs=errors-only',
};
/** Steps that read only sources. */
const ofSources: Step[] = [
  { name: 'lint and types', command: 'oxlint --type-aware --type-check --deny-warnings' },
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'spelling', command: 'node scripts/check-spelling.ts' },
  { name: 'specification', command: 'node scripts/check-specification.ts' },
];
/** The longest first, so that both runners end at about the same time. */
const steps: Step[] = [
  {
    name: 'unit and API tests',
    command: vitest(
      unitReport,
      inBrowser.map((project) => `'--project=!${project}'`),
    ),
    env: envOf(unitReport),
    outcome: () => outcomeOfUnits(unitReport),
  },
  {
    name: 'component tests',
    command: vitest(
      componentReport,
      inBrowser.map((project) => `--project=${project}`),
    ),
    env: envOf(componentReport),
    outcome: () => outcomeOfUnits(componentReport),
  },
  { name: 'journeys', command: playwright(), env: journeyEnv, outcome: outcomeOfJourneys },
  { name: 'packages', command: 'turbo run check --output-logs=errors-only' },
  { name: 'dead code', command: 'knip' },
  { name: 'borders', command: 'node scripts/check-borders.ts' },
];
/** Two runners, because tests that wait for processes or for a browser do not keep two cores busy. */
const runners = 2;
/** Reads the report of the component tests, after the repeated tests have been added to it. */
const status: Step = {
  name: 'status of the components',
  command: `node packages/ui/scripts/describe-tests.ts ${componentReport} --check`,
};

interface Ran {
  succeeded: boolean;
  output: string;
}

/** Runs a command. Its output is kept, because another command may run beside it. */
function run(command: string, env: Step['env'] = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('error', reject);
    child.on('close', (code) => resolve({ succeeded: code === 0, output }));
  });
}

async function show(running: Promise<Ran>): Promise<void> {
  process.stdout.write((await running).output);
}

interface Done {
  step: Step;
  succeeded: boolean;
  seconds: number;
}

/** Runs the steps of a queue, which another runner may share. */
async function runSteps(queue: Step[]): Promise<Done[]> {
  const done: Done[] = [];
  for (let step = queue.shift(); step; step = queue.shift()) done.push(await runStep(step));
  return done;
}

async function runStep(step: Step): Promise<Done> {
  const started = Date.now();
  process.stdout.write(`\n── ${step.name} begins\n`);
  const { succeeded, output } = await run(step.command, step.env);
  process.stdout.write(`\n── ${step.name}\n${output}`);
  return { step, succeeded, seconds: Math.round((Date.now() - started) / 1000) };
}

/** A step that fails without a failed test (a crash, a missing report) counts as one failure. */
async function outcomeOfStep({ step: { name, outcome }, succeeded }: Done): Promise<Outcome> {
  const crashed: Outcome = { passed: 0, failed: [{ name, reason: '' }], flaky: [] };
  if (!outcome) return succeeded ? { passed: 1, failed: [], flaky: [] } : crashed;
  const tests = await outcome().catch((error: unknown) => {
    process.stderr.write(`The tests of “${name}” could not be read: ${String(error)}\n`);
    return crashed;
  });
  return succeeded || tests.failed.length + tests.flaky.length > 0
    ? tests
    : { ...tests, failed: crashed.failed };
}

const report: string[] = [];
const outcomes: Outcome[] = [];

async function tell(done: Done): Promise<void> {
  const outcome = await outcomeOfStep(done);
  outcomes.push(outcome);
  const verdict = outcome.failed.length === 0 ? 'ok    ' : 'FAILED';
  const flaky = outcome.flaky.length > 0 ? `, ${outcome.flaky.length} flaky` : '';
  report.push(`${verdict} ${done.step.name} (${done.seconds} s)${flaky}`);
}

/** The time that the cores of this machine have been busy, with this run and all other programs. */
const busyMs = (): number =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
const startedAt = Date.now();
const busyBefore = busyMs();
const first = await Promise.all([runSteps([build]), runSteps(ofSources)]);
const later = await Promise.all(Array.from({ length: runners }, () => runSteps(steps)));
for (const done of [...first, ...later].flat()) await tell(done);
await tell(await runStep(status));
const failed = outcomes.flatMap((outcome) => outcome.failed);
const flaky = outcomes.flatMap((outcome) => outcome.flaky);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
for (const { name, reason } of flaky) report.push(`flaky: ${name}`, reason);
for (const { name, reason } of failed) report.push(`failed: ${name}`, reason);
const elapsedMs = Date.now() - startedAt;
const minutes = (elapsedMs / 60_000).toFixed(1);
const busy = Math.round(((busyMs() - busyBefore) / elapsedMs / cpus().length) * 100);
process.stdout.write(
  `\n${report.join('\n')}\n\n${passed} passed, ${failed.length} failed, ${flaky.length} flaky, in ${minutes} minutes; the cores were ${busy} % busy\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
