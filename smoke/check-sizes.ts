/**
 * Measures the package of the working directory with size-limit, and compares the sizes in its README and its guide with the result.
 * A size there follows a comment with the name of its measurement: `<!-- size of client -->1 kB`.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

interface Measurement {
  name: string;
  size: number;
  sizeLimit: number;
}

const output = execFileSync('size-limit', ['--json'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
const measurements = JSON.parse(output) as Measurement[];
const pages = ['README.md', 'docs/guide.md', 'docs/zh/guide.md'].filter((page) => existsSync(page));
const stated = pages.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/<!-- size of (.+?) -->([\d.]+) kB/g)].map(
    ([, name = '', kilobytes = '']) => ({ page, name, kilobytes }),
  ),
);
assert.ok(stated.length > 0, 'README.md states no size');
for (const { page, name, kilobytes } of stated) {
  const { size } =
    measurements.find((measured) => measured.name === name) ?? assert.fail(`Nothing measures ${name}.`);
  const ratio = (Number(kilobytes) * 1000) / size;
  assert.ok(
    ratio > 0.95 && ratio < 1.1,
    `${page} says ${kilobytes} kB of ${name}, which has ${(size / 1000).toFixed(1)} kB.`,
  );
}
for (const { name, size, sizeLimit } of measurements)
  process.stdout.write(`${name}: ${(size / 1000).toFixed(2)} of ${(sizeLimit / 1000).toFixed(2)} kB\n`);
