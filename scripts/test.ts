/**
 * Runs all checks of a change: build, lint, types, package checks, all tests and the browser journeys. Continues after a
 * failed step, so that one run reports all failures, and prints the totals at the end.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';

interface Counts {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: string;
  /** Reads the number of tests. A step without this counts as one test. */
  counts?: () => Promise<Counts>;
  env?: Record<string, string>;
}

const results = 'test-results';

async function readJson(file: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
}

const steps: Step[] = [
  { name: 'build', command: 'turbo run build build-storybook --output-logs=errors-only' },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'types', command: 'tsc -p . && turbo run typecheck --output-logs=errors-only' },
  { name: 'borders', command: 'node scripts/check-borders.ts' },
  { name: 'specification', command: 'node scripts/check-specification.ts' },
  { name: 'dead code', command: 'knip' },
  { name: 'packages', command: 'turbo run check --output-logs=errors-only' },
  {
    name: 'unit, API and component tests',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${results}/vitest.json`,
    counts: async () => {
      const report = await readJson(`${results}/vitest.json`);
      return { passed: Number(report.numPassedTests), failed: Number(report.numFailedTests) };
    },
  },
  {
    name: 'status of the components',
    command: `node packages/ui/scripts/describe-tests.ts ${results}/vitest.json --check`,
  },
  {
    name: 'journeys',
    command: 'playwright test --config e2e/playwright.config.ts',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${results}/journeys.json` },
    counts: async () => {
      const { stats } = await readJson(`${results}/journeys.json`);
      const { expected, unexpected, flaky } = stats as Record<string, number>;
      // A flaky journey counts as failed.
      return { passed: expected ?? 0, failed: (unexpected ?? 0) + (flaky ?? 0) };
    },
  },
];

function run(step: Step): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(step.command, {
      shell: true,
      stdio: 'inherit',
      env: { ...process.env, ...step.env },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** A step that fails without a failed test (a crash, a missing report) counts as one failure. */
async function countsOf(step: Step, ok: boolean): Promise<Counts> {
  const whole = ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!step.counts) return whole;
  const counts = await step.counts().catch(() => whole);
  return ok ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
const total: Counts = { passed: 0, failed: 0 };
const report: string[] = [];
for (const step of steps) {
  const started = Date.now();
  process.stdout.write(`\n── ${step.name}\n`);
  const ok = await run(step);
  const counts = await countsOf(step, ok);
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  report.push(`${ok ? 'ok    ' : 'FAILED'} ${step.name} (${seconds} s)`);
}
process.stdout.write(`\n${report.join('\n')}\n\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
