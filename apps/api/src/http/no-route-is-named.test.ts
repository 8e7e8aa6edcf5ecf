import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints, type EndpointSpec } from '@org/api-contract';
import { expect, test } from 'vitest';

/** The code of a file, without comments. */
const codeOf = (file: string): string =>
  readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

test('the code of the folder http names no path and no operation of the contract', () => {
  const files = globSync(path.join(import.meta.dirname, '**/*.ts'));
  const own = files.filter((file) => !file.endsWith('.test.ts'));
  expect(own.length).toBeGreaterThan(20);
  const code = own.map(codeOf).join('\n');
  const named = (Object.entries(endpoints) as [string, EndpointSpec][]).flatMap(([route, { operationId }]) =>
    [route.split(' ')[1] ?? route, operationId].filter((name) =>
      new RegExp(`(?<![\\w/.-])${RegExp.escape(name)}(?![\\w-])`).test(code),
    ),
  );
  expect(named).toEqual([]);
});
