/**
 * A TypeDoc plugin that adds a page for each group of endpoints, and a page of all errors, to the reference. Everything on them comes
 * from the contract and from the types of `Calls` as they were built.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Converter, DocumentReflection, type Application } from 'typedoc';
import ts from 'typescript';
import { tags, type Access, type EndpointSpec, type RateLimit } from '../src/endpoint.ts';
import { endpoints } from '../src/endpoints.ts';
import { errorsOf } from '../src/errors-of.ts';
import { errorCatalogue, type ErrorCode } from '../src/errors.ts';
import { ordinaryLists, titleOf } from '../src/lists.ts';

/** The parts of a JSON schema that a table of parameters shows. */
interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

const callers: Record<Access, string> = {
  public: 'everybody',
  session: 'signed-in users',
  self: 'signed-in users for their own account; admins may read those of others',
  paid: 'users who have paid, and admins',
  admin: 'admins',
};

const all = Object.entries(endpoints) as [string, EndpointSpec][];
const methodOf = (route: string): string => route.split(' ')[0] ?? '';
const errors = new Map(all.map(([route, spec]) => [route, errorsOf(methodOf(route), spec)]));
const errorsOfEachCall = Object.keys(errorCatalogue).filter((code) =>
  [...errors.values()].every((codes) => codes.includes(code as ErrorCode)),
);

const calls = ts.createSourceFile(
  'calls.d.ts',
  readFileSync(path.join(import.meta.dirname, '../dist/calls.d.ts'), 'utf8'),
  ts.ScriptTarget.ES2022,
  true,
);
const printer = ts.createPrinter();

export function load(app: Application): void {
  app.converter.on(Converter.EVENT_BEGIN, ({ project }) => {
    const pages = Object.entries(tags).map(([tag, about]) => pageOfTag(tag, about));
    for (const [title, text] of [...pages, errorsPage()]) {
      const page = new DocumentReflection(title, project, [{ kind: 'text', text }], {});
      project.addChild(page);
      project.registerReflection(page, undefined, undefined);
    }
  });
}

function pageOfTag(tag: string, about: string): [title: string, text: string] {
  const list = ordinaryLists.find(({ member }) => member === tag);
  const title = `Endpoints: ${list ? titleOf(list) : tag}`;
  const sections = all.filter(([, spec]) => spec.tag === tag).map(([route, spec]) => section(route, spec));
  return [title, `# ${title}\n\n${about}.\n\n${sections.join('\n\n')}`];
}

function section(route: string, spec: EndpointSpec): string {
  const { access, bodyLimitBytes, example, limit, media, operationId, successStatus, summary } = spec;
  const { params, query, body } = example;
  const input = { ...(params && { params }), ...(query && { query }), ...(body !== undefined && { body }) };
  return `## ${route}

${summary}.

| property | value |
|---|---|
| name in generated clients | \`${operationId}\` |
| access | \`${access}\`: ${callers[access]} |
| limit | ${limitText(limit)} |
${spec.body ? `| maximum body | ${(bodyLimitBytes ?? 65_536) / 1024} KiB |\n` : ''}${parameters(route, spec)}
**Call**

\`\`\`ts
await client.request('${route}', ${asCode(input)});
\`\`\`

**Answer**, status ${successStatus ?? 200}${media ? `, ${media}` : ''}

\`\`\`ts
${printed(memberOf(callOf(route), 'output'))}
\`\`\`

${media ? '' : `Example:\n\n\`\`\`json\n${JSON.stringify(example.response, undefined, 2)}\n\`\`\`\n`}
**Errors**

${errorRows((errors.get(route) ?? []).filter((code) => !errorsOfEachCall.includes(code)))}
Every call can also fail with ${errorsOfEachCall.map((code) => `\`${code}\``).join(', ')}.`;
}

function limitText({ by, counts, isExact, max, windowSeconds }: RateLimit): string {
  const what = { new: 'calls that create something', token: 'calls', undefined: 'calls' }[`${counts}`];
  const whom =
    counts === 'token' ? 'user with a valid ID token, or IP address' : by === 'ip' ? 'IP address' : by;
  const time = windowSeconds % 3600 === 0 ? `${windowSeconds / 3600} h` : `${windowSeconds} s`;
  return `${max} ${what} in ${time} for each ${whom}${isExact ? ', across all processes' : ''}`;
}

/** The rows of parameters, with their comments from the contract. */
function parameters(route: string, spec: EndpointSpec): string {
  const rows = (['params', 'query', 'body'] as const).flatMap((part) => {
    const { properties = {}, required = [] } = (spec[part] ?? {}) as Schema;
    return Object.entries(properties).map(([name, schema]) => {
      const comment = commentOf(part, name, memberOf(callOf(route), 'input'));
      const needed = required.includes(name) ? 'required' : 'optional';
      return `| \`${name}\` | ${part === 'params' ? 'path' : part}, ${needed} | ${cell(typeText(schema))} | ${cell(comment)} |`;
    });
  });
  return rows.length === 0
    ? ''
    : `\n**Parameters**\n\n| name | where | type | meaning |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function typeText(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' or ');
  if (schema.type === 'array') {
    const limit = schema.maxItems === undefined ? '' : `at most ${schema.maxItems} of `;
    return `array of ${limit}${typeText(schema.items ?? {})}`;
  }
  if (schema.properties) {
    const { properties, required = [] } = schema;
    const names = Object.keys(properties).map((name) => `\`${name}${required.includes(name) ? '' : '?'}\``);
    return `object with ${names.join(', ')}`;
  }
  const { format, maximum, maxLength, minimum, minLength, pattern, type } = schema;
  return [
    type ?? 'any value',
    ...(format ? [format] : []),
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, ' characters'),
    ...(pattern ? [`pattern \`${pattern}\``] : []),
  ].join(', ');
}

function range(min: number | undefined, max: number | undefined, unit: string): string[] {
  if (min === undefined && max === undefined) return [];
  if (min === undefined) return [`at most ${max}${unit}`];
  return [max === undefined ? `at least ${min}${unit}` : `${min} to ${max}${unit}`];
}

function errorRows(codes: readonly ErrorCode[]): string {
  if (codes.length === 0) return '';
  const rows = codes.map((code) => {
    const [status, , sentence] = errorCatalogue[code];
    return `| \`${code}\` | ${status} | ${cell(sentence)} |`;
  });
  return `| code | status | sentence |\n|---|---|---|\n${rows.join('\n')}\n\n`;
}

function errorsPage(): [title: string, text: string] {
  const codes = Object.keys(errorCatalogue) as ErrorCode[];
  return [
    'Errors',
    `# Errors\n\nA failed call answers with a problem document (RFC 9457) that has one of these codes. Each endpoint lists its own.\n\n${errorRows(codes)}`,
  ];
}

function callOf(route: string): ts.TypeElement {
  const declaration = calls.statements.find(ts.isInterfaceDeclaration);
  const call = declaration?.members.find(
    ({ name }) => name && ts.isStringLiteral(name) && name.text === route,
  );
  if (!call) throw new Error(`The built types have no ${route}.`);
  return call;
}

function memberOf(element: ts.TypeElement, name: string): ts.TypeElement {
  const type = ts.isPropertySignature(element) ? element.type : undefined;
  const member =
    type && ts.isTypeLiteralNode(type)
      ? type.members.find(
          (candidate) => candidate.name && ts.isStringLiteral(candidate.name) && candidate.name.text === name,
        )
      : undefined;
  if (!member) throw new Error(`The built types have no ${name} in ${element.getText().slice(0, 80)}.`);
  return member;
}

function printed(element: ts.TypeElement): string {
  if (!ts.isPropertySignature(element) || !element.type) throw new Error('An answer has no type.');
  return printer
    .printNode(ts.EmitHint.Unspecified, element.type, calls)
    .replaceAll(/^( +)/gm, (spaces) => ' '.repeat(spaces.length / 2))
    .replaceAll(/"([A-Za-z_$][\w$]*)"(\??:)/g, '$1$2')
    .replaceAll(/([;{]) (\/\*\* .*? \*\/)\n( *)/g, '$1\n$3$2\n$3');
}

function commentOf(part: string, name: string, input: ts.TypeElement): string {
  const element = memberOf(memberOf(input, part), name);
  const before = calls.text.slice(element.pos, element.getStart());
  return before.replaceAll(/\/\*\*|\*\//g, '').trim();
}

/** A value as JavaScript in one line, with plain keys. */
const asCode = (value: unknown): string =>
  JSON.stringify(value, undefined, 1)
    .replaceAll(/\n */g, ' ')
    .replaceAll(/"([A-Za-z_$][\w$]*)":/g, '$1:');
