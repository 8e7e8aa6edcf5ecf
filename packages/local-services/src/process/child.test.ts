import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Child } from './child.ts';
import { LogFile } from './log-file.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';

it('passes on complete lines and logs all output, however it is split into chunks', async () => {
  const folder = temporaryFolder();
  const script = path.join(folder, 'talk.mjs');
  writeFileSync(
    script,
    `import { setTimeout as wait } from 'node:timers/promises';
     for (const piece of ['{"le', 'vel":40}\\nsec', 'ond\\n\\nthird\\n']) {
       process.stdout.write(piece);
       await wait(30);
     }`,
  );
  const lines: string[] = [];
  const logFile = path.join(folder, 'logs/talk.log');
  const child = new Child({ name: 'Talk', script, logFile, onLine: (line) => lines.push(line) });
  await child.exited;
  expect(lines).toEqual(['{"level":40}', 'second', 'third']);
  expect(readFileSync(logFile, 'utf8')).toBe('{"level":40}\nsecond\n\nthird\n');
});

it('reports why a program could not be started', async () => {
  const child = new Child({ name: 'Nothing', script: '/nowhere.ts', cwd: '/nowhere' });
  await expect(child.until(async () => false, 1_000)).rejects.toMatchObject({
    output: expect.stringContaining('ENOENT') as string,
  });
});

it('redacts email addresses and one-time codes in its log', async () => {
  const folder = temporaryFolder();
  const script = path.join(folder, 'mail.mjs');
  writeFileSync(
    script,
    `import { setTimeout as wait } from 'node:timers/promises';
     for (const piece of ['To ada.lov', 'elace@exam', 'ple.com: /action?oobCode=c-O_de1&email=ada%40example.com']) {
       process.stdout.write(piece);
       await wait(30);
     }`,
  );
  const lines: string[] = [];
  const logFile = path.join(folder, 'mail.log');
  await new Child({ name: 'Mail', script, logFile, onLine: (line) => lines.push(line) }).exited;
  expect(lines).toEqual(['To ada.lovelace@example.com: /action?oobCode=c-O_de1&email=ada%40example.com']);
  expect(readFileSync(logFile, 'utf8')).toBe('To [redacted]: /action?oobCode=[redacted]&email=[redacted]\n');
});

it('rotates the log and keeps one previous file', () => {
  const file = path.join(temporaryFolder(), 'api.log');
  const log = new LogFile(file);
  for (let line = 0; line < 12; line += 1) log.write(`${'x'.repeat(999_999)}\n`);
  expect(statSync(`${file}.1`).size).toBe(6_000_000);
  expect(statSync(file).size).toBe(6_000_000);
  expect(existsSync(`${file}.2`)).toBe(false);
});
