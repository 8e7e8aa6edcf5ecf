/**
 * Packs the package as it would be published, installs the tarball into an empty project, and uses it there as applications do:
 * from an ES module and from CommonJS under every supported Node, from TypeScript of both kinds, and on the command line.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newestCompiler } from '../../../smoke/compilers.ts';
import { packPackage } from '../../../smoke/pack.ts';
import { supportedNodes } from '../../../smoke/supported-nodes.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'zodiac-core-smoke-'));
const project = path.join(folder, 'project');
const write = (file: string, text: string): void => writeFileSync(path.join(project, file), text);
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

const nodes = supportedNodes();

const use = `
const born = getZodiacSignByDate('1990-01-20');
if (born?.sign.name !== 'Snake') throw new Error('Not a Snake');
if (solarTermOf('2024-02-04')?.id !== 'li-chun') throw new Error('Not the Start of Spring');
if (fourPillars({ date: '1990-01-20', time: '14:30' }).day.name !== '乙酉') throw new Error('Not a yǐ-yǒu');
const inSummer = fourPillars({ date: '1988-07-01', time: '13:30', timeZone: 'Asia/Shanghai' });
if (inSummer.countedTime !== '1988-07-01T12:30:00') throw new Error('Not standard time');
if (toLunarDate('2024-02-10')?.day !== 1) throw new Error('Not a New Year');
if (names.signs.snake.name !== '뱀' || vi.signs.rabbit.name !== 'Mèo') throw new Error('Not a Snake or a Cat');
`;

try {
  const tarball = packPackage('zodiac-core', folder);
  mkdirSync(project);
  write('package.json', JSON.stringify({ name: 'project', private: true }));
  run('npm', 'install', '--silent', '--no-audit', '--no-fund', '--offline', tarball);

  write(
    'index.mjs',
    `import { getZodiacSignByDate } from '@org/zodiac-core';
import { toLunarDate } from '@org/zodiac-core/lunar';
import { fourPillars } from '@org/zodiac-core/pillars';
import { solarTermOf } from '@org/zodiac-core/solar-terms';
import { vi } from '@org/zodiac-core/names';
import { names } from '@org/zodiac-core/names/ko';${use}`,
  );
  write(
    'index.cjs',
    `const { getZodiacSignByDate } = require('@org/zodiac-core');
const { toLunarDate } = require('@org/zodiac-core/lunar');
const { fourPillars } = require('@org/zodiac-core/pillars');
const { solarTermOf } = require('@org/zodiac-core/solar-terms');
const { vi } = require('@org/zodiac-core/names');
const { names } = require('@org/zodiac-core/names/ko');${use}`,
  );
  for (const { file } of nodes) for (const script of ['index.mjs', 'index.cjs']) run(file, script);

  const typed = `import { getZodiacSignByDate, type ZodiacSignId } from '@org/zodiac-core';
import { toLunarDate, type LunarDate } from '@org/zodiac-core/lunar';
import { fourPillars, type Pillar } from '@org/zodiac-core/pillars';
import { names, type Name } from '@org/zodiac-core/names/zh-Hant';
export const hour: Pillar | undefined = fourPillars({ date: '1990-01-20' }).hour;
fourPillars({ date: '1990-01-20', utcOffset: '+08:00' });
export const name: Name = names.sexagenary['甲子'];
// @ts-expect-error no pair of the sixty
names.sexagenary['甲丑'];
export const lunar: LunarDate | undefined = toLunarDate('2024-02-10', { calendar: 'vietnam' });
const id: ZodiacSignId | undefined = getZodiacSignByDate('1990-01-20')?.sign.id;
// @ts-expect-error a Date hides a time zone
getZodiacSignByDate(new Date());
export { id };
`;
  write('index.mts', typed);
  write(
    'index.cts',
    typed.replace('export { id };', 'void id;').replaceAll('export const', 'const') +
      'void lunar; void name; void hour;',
  );
  run(
    'node',
    newestCompiler,
    '--strict',
    '--noEmit',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    'index.mts',
    'index.cts',
  );

  assert.match(run('npx', '--no-install', 'zodiac-core', '1990-02-10'), /^Horse/);
  assert.match(run('npx', '--no-install', 'zodiac-core', 'score', './index.cjs', '--help'), /^Usage/);
  const versions = nodes.map(({ version }) => version).join(', ');
  process.stdout.write(`Used from ESM, CommonJS (Node ${versions}), TypeScript and the command line.\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
