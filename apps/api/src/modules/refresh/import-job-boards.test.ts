import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import { importJobBoards } from './import-job-boards.ts';

let app: RunningApp;
let folder: string;
beforeAll(async () => {
  app = await startApp();
  folder = await mkdtemp(path.join(tmpdir(), 'boards-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const boards = () => app.db.selectFrom('jobBoards').select(['board', 'token']).orderBy('token').execute();
const write = (...rows: string[]) =>
  writeFile(path.join(folder, 'job-boards.csv'), ['company,board,token,confidence', ...rows].join('\n'));

test('every board of the product belongs to a company, and a later start changes nothing', async () => {
  const before = await boards();
  expect(before).toHaveLength(476);
  const starts = Array.from({ length: 5 }, () => importJobBoards(app.db, app.config.dataFolder));
  expect(await Promise.all(starts)).toEqual(Array.from({ length: 5 }, () => 476));
  expect(await boards()).toEqual(before);
});

test('a changed board is updated, and a board without a company is not stored', async () => {
  await write('AIRBNB,lever,moved,high', 'No such company,ashby,nobody,high');
  expect(await importJobBoards(app.db, folder)).toBe(1);
  expect(await boards()).toEqual([{ board: 'lever', token: 'moved' }]);
});

test('an unknown board makes the import fail', async () => {
  await write('Airbnb,workday,airbnb,high');
  await expect(importJobBoards(app.db, folder)).rejects.toThrow('names an unknown board: workday');
});
