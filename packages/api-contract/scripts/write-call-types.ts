/**
 * Completes the declarations that tsup has built. `Calls` is written out: deriving its types from the schemas takes
 * seconds in each project, and gives other types without `strict`. CommonJS declarations import the types of typebox
 * as an ES module, because typebox is one.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const folder = path.resolve(import.meta.dirname, '..');
const dist = path.join(folder, 'dist');
const source = path.join(folder, 'src/calls.ts');

const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile) as {
  config: unknown;
};
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
const program = ts.createProgram([source], options);
const checker = program.getTypeChecker();

function printed(type: ts.Type): string {
  if (type.isUnion()) return type.types.map(printed).join(' | ');
  if (!(type.flags & ts.TypeFlags.Object))
    return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  const [first] = checker.getTypeArguments(type as ts.TypeReference);
  if (first && checker.isArrayType(type)) return `(${printed(first)})[]`;
  // TypeScript 5.4 lacks the newer type parameters of this built-in interface.
  if (type.symbol.name === 'Uint8Array') return 'Uint8Array';
  if (first && type.symbol.name === 'AsyncIterable') return `AsyncIterable<${printed(first)}>`;
  const indexed = checker
    .getIndexInfosOfType(type)
    .map((info) => `[key: ${printed(info.keyType)}]: ${printed(info.type)};`);
  return `{ ${[...indexed, ...checker.getPropertiesOfType(type).map(printedProperty)].join(' ')} }`;
}

function printedProperty(property: ts.Symbol): string {
  const comment = ts.displayPartsToString(property.getDocumentationComment(checker));
  const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
  const type = checker.getTypeOfSymbol(property);
  return `${comment && `/** ${comment} */ `}${JSON.stringify(property.name)}${isOptional ? '?' : ''}: ${printed(type)};`;
}

const file = program.getSourceFile(source);
const declaration = file?.statements.find(ts.isTypeAliasDeclaration);
if (!declaration) throw new Error(`${source} declares no type.`);
const routes = checker.getPropertiesOfType(checker.getTypeAtLocation(declaration));
const calls = `/** The input, the output and the error codes of each route. */\nexport interface Calls {\n${routes.map((route) => `  ${printedProperty(route)}\n`).join('')}}\n`;
for (const extension of ['ts', 'cts']) writeFileSync(path.join(dist, `calls.d.${extension}`), calls);

for (const name of readdirSync(dist).filter((name) => /\.d\.c?ts$/.test(name))) {
  const built = readFileSync(path.join(dist, name), 'utf8');
  const complete = built
    .replace(/^import '.*';\n/gm, '')
    // `Uint8Array` has no type parameter before TypeScript 5.7.
    .replaceAll('Uint8Array<ArrayBufferLike>', 'Uint8Array');
  const asModule = complete.replace(
    /^import (?:type )?(.*) from 'typebox';$/gm,
    `import type $1 from 'typebox' with { 'resolution-mode': 'import' };`,
  );
  writeFileSync(path.join(dist, name), name.endsWith('.cts') ? asModule : complete);
}
