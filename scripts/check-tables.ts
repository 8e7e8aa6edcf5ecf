/**
 * Checks that only one module of the API reads and writes a table in SQL. Other modules call its functions.
 *
 * The tables are those of the Kysely database type. A table belongs to the folder that inserts its rows. Migrations and
 * tests are not checked.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

const root = path.join(import.meta.dirname, '..');
const source = 'apps/api/src';

/** The folder that inserts the rows of every list. It computes the names of their tables. */
const ownerOfLists = 'catalog';

/** The owners of other tables whose rows are inserted by a trigger or by a library. */
const ownersWithoutInsert: Readonly<Record<string, string>> = {
  blogState: 'blog',
  rateLimits: 'database',
};

/** Statements that need a table of another folder, by folder and tables, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'users secondFactors':
    'Nearly every request reads the account, the session and the second factor, in one statement.',
  'mails users':
    'A mail is claimed and gets its current address in one statement; users cannot be imported, as it queues mails.',
};

/** The folders that may use computed table names, because each list has a table. */
const computing = [ownerOfLists, 'database'];

interface Node {
  type: string;
  [member: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A node and all its descendants. */
function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each);
  else if (isNode(value)) {
    yield value;
    for (const member of Object.values(value)) yield* nodesIn(member);
  }
}

const parse = (file: string): Node[] => {
  const { program, errors } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  return [...nodesIn(program)];
};

const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return String(node.name);
  if (node.type === 'Literal') return String(node.value);
  return node.type === 'MemberExpression' ? nameOf(node.property) : undefined;
};

const camelCase = (name: string): string =>
  name.replaceAll(/[-_]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The tables of the lists, which are computed members of `Database`. */
function tablesOfLists(): string[] {
  return parse('packages/api-contract/src/lists.ts')
    .filter(({ type, id }) => type === 'VariableDeclarator' && nameOf(id) === 'lists')
    .flatMap(({ init }) => [...nodesIn(init)])
    .filter(({ type }) => type === 'Property')
    .flatMap(({ key }) => nameOf(key) ?? [])
    .map(camelCase);
}

/** The tables in the interfaces that `Database` extends. */
function describedTables(): string[] {
  return globSync(`${source}/database/schema/*.ts`, { cwd: root }).flatMap((file) =>
    parse(file)
      .filter(({ type, id }) => type === 'TSInterfaceDeclaration' && nameOf(id)?.endsWith('Tables'))
      .flatMap(({ body }) => [...nodesIn(body)])
      .filter(({ type }) => type === 'TSPropertySignature')
      .flatMap(({ key }) => nameOf(key) ?? [])
      .map(camelCase),
  );
}

interface Use {
  table: string;
  isInsert: boolean;
  file: string;
  folder: string;
}

const kyselyMethods =
  /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|using|(inner|left|right|full|cross)Join(Lateral)?)$/;
/** Functions of `database/` that write the table of their second argument. */
const writers = /^(upsertChanged|importRows)$/;

const literals = (node: unknown): string[] => {
  if (!isNode(node)) return [];
  if (node.type === 'ArrayExpression') return (node.elements as unknown[]).flatMap(literals);
  return node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
};

/** The tables that a call names, and whether it inserts rows. */
function tablesOfCall({ callee, arguments: given }: Node): { name: string; isInsert: boolean }[] {
  const called = nameOf(callee) ?? '';
  const [first, second] = given as unknown[];
  if (writers.test(called)) return literals(second).map((name) => ({ name, isInsert: true }));
  if (!kyselyMethods.test(called) && !isSqlTable(callee)) return [];
  return literals(first).map((name) => ({
    name: name.replace(/ as .*$/s, ''),
    isInsert: called === 'insertInto',
  }));
}

const isSqlTable = (callee: unknown): boolean =>
  isNode(callee) &&
  callee.type === 'MemberExpression' &&
  nameOf(callee.object) === 'sql' &&
  nameOf(callee.property) === 'table';

/** The tables that an SQL template names. */
function tablesOfTemplate({ quasi }: Node): { name: string; isInsert: boolean }[] {
  const text = [...nodesIn(quasi)]
    .filter(({ type }) => type === 'TemplateElement')
    .map(({ value }) => (value as { raw: string }).raw)
    .join(' ? ');
  return [...text.matchAll(/\b(insert into|from|join|update|into|table)\s+"?([a-z_]+)/gi)].map(
    ([, verb = '', name = '']) => ({ name, isInsert: verb.toLowerCase() === 'insert into' }),
  );
}

const folderOf = (file: string): string =>
  /\/src\/(?:modules\/)?([^/]+)\//.exec(file)?.[1] ?? path.basename(file);

/** The uses of tables by folders that do not own them, and everything else that the check cannot accept. */
export function tableViolations(): string[] {
  const lists = tablesOfLists();
  const tables = new Set([...describedTables(), ...lists]);
  const problems: string[] = [];
  const uses: Use[] = [];
  const files = globSync(`${source}/**/*.ts`, { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/src\/test\/|\/migrations\//.test(file),
  );
  for (const file of files) {
    const folder = folderOf(file);
    for (const node of parse(file)) {
      const named =
        node.type === 'CallExpression'
          ? tablesOfCall(node)
          : node.type === 'TaggedTemplateExpression' && nameOf(node.tag) === 'sql'
            ? tablesOfTemplate(node)
            : [];
      for (const { name, isInsert } of named) {
        const table = camelCase(name);
        if (tables.has(table)) uses.push({ table, isInsert, file, folder });
      }
      const [first] =
        node.type === 'CallExpression' && isSqlTable(node.callee) ? (node.arguments as unknown[]) : [];
      if (isNode(first) && first.type !== 'Literal' && !computing.includes(folder))
        problems.push(`${file}: a computed table name; call a function of the module that owns the table`);
    }
  }

  const owners = new Map<string, Set<string>>();
  for (const table of lists) owners.set(table, new Set([ownerOfLists]));
  for (const [table, owner] of Object.entries(ownersWithoutInsert)) owners.set(table, new Set([owner]));
  for (const { table, isInsert, folder } of uses)
    if (isInsert) owners.set(table, (owners.get(table) ?? new Set()).add(folder));
  for (const table of tables) {
    const [owner, ...others] = owners.get(table) ?? [];
    if (owner === undefined)
      problems.push(`${table}: no module inserts rows; name its owner in check-tables.ts`);
    if (others.length > 0)
      problems.push(`${table}: rows are inserted by ${[owner, ...others].join(' and ')}`);
  }

  const used = new Set<string>();
  for (const { table, folder, file } of uses) {
    if (owners.get(table)?.has(folder)) continue;
    const exception = `${folder} ${table}`;
    used.add(exception);
    if (exceptions[exception] === undefined)
      problems.push(`${file}: uses the table ${table} of ${[...(owners.get(table) ?? [])].join(', ')}`);
  }
  for (const exception of Object.keys(exceptions))
    if (!used.has(exception)) problems.push(`check-tables.ts: the exception "${exception}" is not needed`);
  return problems;
}
