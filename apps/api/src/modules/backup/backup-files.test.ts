import { expect, test } from 'vitest';
import { backupName, outdatedBackups, timeOfBackup } from './stored-backups.ts';

const now = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number): string => backupName(new Date(now.getTime() - days * 86_400_000));

test('the name of a backup says when it was made', () => {
  expect(backupName(now)).toBe('zodiac-atlas-2026-11-22T12-00-00Z.dump.age');
  expect(timeOfBackup(backupName(now))).toEqual(now);
  expect(timeOfBackup('zodiac-atlas-2026-11-22T12-00-00Z.dump.age.part')).toBeUndefined();
});

test('backups beyond the retention are outdated, and other files never are', () => {
  const files = [0, 1, 2, 29, 30, 31, 400].map(daysAgo);
  expect(outdatedBackups([...files, 'notes.txt', 'dump.age'], 30, now)).toEqual([daysAgo(31), daysAgo(400)]);
});

test('the three youngest backups are kept, however old they are', () => {
  expect(outdatedBackups([100, 200, 300, 400].map(daysAgo), 30, now)).toEqual([daysAgo(400)]);
  expect(outdatedBackups([100, 200, 300].map(daysAgo), 30, now)).toEqual([]);
});
