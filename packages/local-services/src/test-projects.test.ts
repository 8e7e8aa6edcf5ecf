import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './launcher/settings.ts';

it('every test project sets its number of workers, so that the tests run on a machine with any number of cores', () => {
  const configs = globSync(['{apps,packages}/*/vitest.config.ts', 'packages/*/*/vitest.config.ts'], {
    cwd: root,
  });
  expect(configs.length).toBeGreaterThan(8);
  const isSet = /\bmaxWorkers: (?:node|browser)Workers\b|\bfileParallelism: false\b/;
  const unset = configs.filter((file) => !isSet.test(readFileSync(path.join(root, file), 'utf8')));
  expect(unset).toEqual([]);
});
