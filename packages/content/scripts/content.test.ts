import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentOf, moduleFile, moduleOf, namespaces } from './generated-modules.ts';
import { usedIds } from './used-ids.ts';

test.each(namespaces)('the generated module of %s is up to date with its files', (namespace) => {
  expect(readFileSync(moduleFile(namespace), 'utf8'), 'run: pnpm --filter @org/content generate').toBe(
    moduleOf(namespace),
  );
});

test.each(namespaces)('code uses every text of %s', (namespace) => {
  const used = usedIds(namespace);
  const unused = [...contentOf(namespace).keys()].filter((id) => !used.some((each) => each.test(id)));
  expect(unused).toEqual([]);
});

test.each(namespaces)('no two texts of %s are the same', (namespace) => {
  const seen = new Map<string, string>();
  const twice = [...contentOf(namespace)].flatMap(([id, content]) => {
    const text = String(content);
    const first = seen.get(text);
    seen.set(text, first ?? id);
    // Short labels, such as the name of an element, may be in more than one list.
    return first !== undefined && text.length > 40 ? [`${id} repeats ${first}`] : [];
  });
  expect(twice).toEqual([]);
});
