/**
 * Describes the library for machines, from its source: the component manifest, the tokens as DTCG JSON, and `llms.txt`. The
 * command `pnpm --filter @org/ui describe-library` writes them into `assets`; a test compares them with its output.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { tokensAsDtcg } from './tokens-as-dtcg.ts';

const root = path.join(import.meta.dirname, '..');
const source = path.join(root, 'src');

interface Prop {
  name: string;
  type: string;
  required: boolean;
  default?: string;
  description: string;
}

interface Component {
  name: string;
  description: string;
  import: string;
  /** The element that takes native props. */
  element?: string;
  props: Prop[];
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A built-in text of a component. */
interface Label {
  name: string;
  english: string;
  description: string;
}

interface Library {
  components: Component[];
  types: { name: string; props: Prop[] }[];
  labels: Label[];
}

function readLibrary(): Library {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const entry = path.join(source, 'index.ts');
  const program = ts.createProgram([entry], options);
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(entry);
  const library = index && checker.getSymbolAtLocation(index);
  if (!library) throw new Error(`${entry} exports nothing.`);

  const documentation = (symbol: ts.Symbol): string =>
    inOneLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)));

  const isRequired = (type: ts.Type, name: string): boolean => {
    const property = checker.getPropertyOfType(type, name);
    return property !== undefined && !(property.flags & ts.SymbolFlags.Optional);
  };

  const propsOf = (type: ts.Type, defaults: ReadonlyMap<string, string> = new Map()): Prop[] => {
    const found = new Map<string, Prop>();
    const parts = type.isUnion() ? type.types : [type];
    for (const part of parts) {
      for (const symbol of checker.getPropertiesOfType(part)) {
        const declaration = symbol.declarations?.find(
          (each): each is ts.PropertySignature =>
            ts.isPropertySignature(each) && each.getSourceFile().fileName.startsWith(source),
        );
        const written = declaration?.type?.getText();
        if (!declaration || !written || written === 'undefined' || found.has(symbol.name)) continue;
        const initial = defaults.get(symbol.name);
        found.set(symbol.name, {
          name: symbol.name,
          type: inOneLine(written),
          required: parts.every((each) => isRequired(each, symbol.name)),
          ...(initial !== undefined && { default: initial }),
          description: documentation(symbol),
        });
      }
    }
    return [...found.values()];
  };

  const exported = checker
    .getExportsOfModule(library)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));

  const components = exported.flatMap((symbol): Component[] => {
    const declaration = symbol.valueDeclaration;
    if (!declaration || !/^[A-Z]/.test(symbol.name)) return [];
    const signature = checker.getTypeOfSymbol(symbol).getCallSignatures()[0];
    const parameter = signature?.parameters[0];
    const element = parameter?.valueDeclaration && elementOf(parameter.valueDeclaration, checker);
    return [
      {
        name: symbol.name,
        description: documentation(symbol),
        import: `import { ${symbol.name} } from '@org/ui';`,
        ...(element !== undefined && { element }),
        props: parameter ? propsOf(checker.getTypeOfSymbol(parameter), defaultsOf(parameter)) : [],
      },
    ];
  });
  const types = exported.flatMap((symbol) => {
    const isInterface = symbol.declarations?.some((each) => ts.isInterfaceDeclaration(each)) ?? false;
    if (!isInterface || symbol.name.endsWith('Props')) return [];
    return [{ name: symbol.name, props: propsOf(checker.getDeclaredTypeOfSymbol(symbol)) }];
  });
  const labels = labelsOf(exported, checker, documentation);
  const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name, 'en');
  return { components: components.toSorted(byName), types: types.toSorted(byName), labels };
}

/** The labels, in the order of the source. */
function labelsOf(
  exported: readonly ts.Symbol[],
  checker: ts.TypeChecker,
  documentation: (symbol: ts.Symbol) => string,
): Label[] {
  const english = exported.find(({ name }) => name === 'Labels');
  return checker
    .getPropertiesOfType(english ? checker.getDeclaredTypeOfSymbol(english) : checker.getAnyType())
    .map((symbol): Label => {
      const declaration = symbol.valueDeclaration;
      const initial = declaration && ts.isPropertyAssignment(declaration) && declaration.initializer;
      if (!initial || !ts.isStringLiteral(initial))
        throw new Error(`The label ${symbol.name} is not a text.`);
      return { name: symbol.name, english: initial.text, description: documentation(symbol) };
    });
}

/** The element in the first `ComponentProps<'…'>` of a type, or of the interfaces it is made of. */
function elementOf(declaration: ts.Declaration, checker: ts.TypeChecker): string | undefined {
  let element: string | undefined;
  const visit = (node: ts.Node): void => {
    if (element !== undefined) return;
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const written = /^ComponentProps<'(\w+)'>$/.exec(node.getText())?.[1];
      if (written !== undefined) {
        element = written;
        return;
      }
      const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
      const symbol = checker.getSymbolAtLocation(name);
      const target =
        symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      for (const each of target?.declarations ?? [])
        if (each.getSourceFile().fileName.startsWith(source)) headOf(each).forEach(visit);
    }
    ts.forEachChild(node, visit);
  };
  headOf(declaration).forEach(visit);
  return element;
}

/** The types that a declaration extends or consists of: the bases of an interface, or the type of an alias or a parameter. */
function headOf(declaration: ts.Declaration): readonly ts.Node[] {
  if (ts.isInterfaceDeclaration(declaration)) return declaration.heritageClauses ?? [];
  if (ts.isTypeAliasDeclaration(declaration) || ts.isParameter(declaration))
    return declaration.type ? [declaration.type] : [];
  return [];
}

/** The default values of destructured props, as in `({ size = 'm', … })`. */
function defaultsOf(parameter: ts.Symbol): ReadonlyMap<string, string> {
  const declaration = parameter.valueDeclaration;
  const defaults = new Map<string, string>();
  if (!declaration || !ts.isParameter(declaration) || !ts.isObjectBindingPattern(declaration.name))
    return defaults;
  for (const { propertyName, name, initializer } of declaration.name.elements) {
    const prop = (propertyName ?? name).getText();
    if (initializer && prop !== 'className') defaults.set(prop, initializer.getText());
  }
  return defaults;
}

const introduction = `# @org/ui

> React 19 components of Zodiac Atlas with plain CSS and design tokens: rice paper and ink, vermilion for the one action that matters.

Import \`@org/ui/styles.css\` once, and components by name: \`import { Button } from '@org/ui';\`. Every component passes \`ref\`, \`className\`,
\`style\`, \`id\`, \`data-*\`, \`aria-*\` and events to one element, which has the class \`za-{name}\`. The theme follows the system;
\`data-theme="light"\` or \`"dark"\` on any element sets it for that element. The text direction is that of the page. Components have no
router: pass links as children or with \`asChild\`. \`LabelsProvider\` sets the built-in texts of components.

As JSON: \`@org/ui/assets/manifest.json\`. Tokens: \`@org/ui/assets/tokens.json\` (DTCG), as \`--za-…\` in the stylesheet.
`;

function asText({ components, types, labels }: Library): string {
  const line = ({ name, type, required, default: initial, description }: Prop): string =>
    `- \`${name}${required ? '' : '?'}: ${type}\`${initial === undefined ? '' : ` = \`${initial}\``}: ${description}`;
  const part = (title: string, text: readonly string[], props: readonly Prop[]): string =>
    [`### ${title}`, '', ...text, ...props.map(line), ''].join('\n');
  return [
    introduction,
    '## Components\n',
    ...components.map(({ name, description, element, props }) =>
      part(name, [description, ...(element ? [`Takes the props of \`<${element}>\`, and:`] : []), ''], props),
    ),
    '## Types\n',
    ...types.map(({ name, props }) => part(name, [], props)),
    '## Labels\n',
    ...labels.map(({ name, english: words, description }) => `- \`${name}\`, “${words}”: ${description}`),
    '',
  ].join('\n');
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The text of each generated file, by its name in `assets`. */
export function describeLibrary(): Readonly<Record<string, string>> {
  const library = readLibrary();
  return {
    'llms.txt': asText(library),
    'manifest.json': asJson(library),
    'tokens.json': asJson(tokensAsDtcg(readFileSync(path.join(source, 'tokens.css'), 'utf8'))),
  };
}

if (import.meta.main)
  for (const [name, text] of Object.entries(describeLibrary()))
    writeFileSync(path.join(root, 'assets', name), text);
