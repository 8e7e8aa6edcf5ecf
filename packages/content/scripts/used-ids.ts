import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const isSource = (file: string): boolean => /^[^/]+\/src\/.*\.tsx?$/.test(file) && !file.includes('.test.');

/** Patterns of the ids that code names, whole or as a template: `signs.${id}.core` is `signs.*.core`. */
export function usedIds(namespace: string): RegExp[] {
  const sources = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(`${root}${folder}`).flatMap((name) =>
      readdirSync(`${root}${folder}/${name}`, { encoding: 'utf8' }).includes('src')
        ? readdirSync(`${root}${folder}/${name}/src`, { recursive: true, encoding: 'utf8' })
            .map((file) => `${name}/src/${file}`)
            .filter(isSource)
            .map((file) => readFileSync(`${root}${folder}/${file}`, 'utf8'))
        : [],
    ),
  );
  return sources
    .filter((source) => source.includes(`@org/content/${namespace}`))
    .flatMap((source) => [...source.matchAll(/\b(?:text|ofRow)\(\s*`([^`]*)`|'([\w.-]*\.[\w.-]*)'/g)])
    .map(([, template, plain]) => patternOf(template ?? plain ?? ''));
}

const patternOf = (id: string): RegExp =>
  new RegExp(
    `^${id
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replaceAll('.', String.raw`\.`))
      .join('[^.]+')}$`,
  );
