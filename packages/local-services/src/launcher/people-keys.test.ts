import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { peopleKeys } from './people-keys.ts';
import { readSettings } from './settings.ts';

it('a data folder keeps one key, which only its owner can read', () => {
  const folder = temporaryFolder();
  const first = peopleKeys(folder);
  expect(first).toMatch(/^local-1:[\w+/]{43}=$/);
  expect(peopleKeys(folder)).toBe(first);
  expect(statSync(path.join(folder, 'people-keys')).mode & 0o777).toBe(0o600);
  expect(peopleKeys(temporaryFolder())).not.toBe(first);
});

it('a key is generated only if PEOPLE_KEYS is not set', () => {
  expect(readSettings({}, []).generatesPeopleKeys).toBe(true);
  expect(readSettings({ PEOPLE_KEYS: 'a:b' }, []).generatesPeopleKeys).toBe(false);
});
