import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The function to score. It takes a date and returns a sign's name or a lunar date, or takes a moment and returns its pillars. */
export type ScoredFunction = (
  year: number,
  month: number,
  day: number,
  hour?: number,
  minute?: number,
) => unknown;

/**
 * A function of another module: a file, or a package installed where the command is run.
 *
 * @throws Error when there is no such file or package
 * @throws TypeError when the module has no such function
 */
export async function loadFunction(module: string, name: string): Promise<ScoredFunction> {
  const file = path.resolve(module);
  const resolved = existsSync(file) ? file : resolvedPackage(module);
  const exports = (await import(pathToFileURL(resolved).href)) as Record<string, unknown>;
  const found = exports[name];
  if (typeof found !== 'function') throw new TypeError(`${module} exports no function named ${name}.`);
  return found as ScoredFunction;
}

function resolvedPackage(module: string): string {
  try {
    return createRequire(path.resolve('index.js')).resolve(module);
  } catch (cause) {
    throw new Error(`There is no file or installed package ${module}.`, { cause });
  }
}
