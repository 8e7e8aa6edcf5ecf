import path from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { connect, type Db } from './connection.ts';

const log = pino({ level: 'silent' });

let database: TestDatabase;
let db: Db;
let described: Column[];
let migrated: Column[];

beforeAll(async () => {
  database = await createDatabase();
  db = connect({ url: database.url, connections: 1, onError: (error) => log.warn(error) });
  described = describedColumns();
  migrated = await migratedColumns();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

interface Column {
  /** The table and the column, such as `companies.foundedYear`. */
  name: string;
  /** The type of a selected value, such as `number | null`. */
  type: string;
  /** Whether an insert may leave the column out. */
  isOptional: boolean;
}

/** The driver's types for PostgreSQL's values. */
const typesOfValues: Readonly<Record<string, string>> = {
  bigint: 'number',
  integer: 'number',
  text: 'string',
  uuid: 'string',
  date: 'string',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  jsonb: 'object',
  'double precision': 'number',
  ARRAY: 'object',
  bytea: 'object',
  xid8: 'string',
  tsvector: 'string',
};

const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

async function migratedColumns(): Promise<Column[]> {
  const { rows } = await sql<{
    table: string;
    column: string;
    type: string;
    isNullable: boolean;
    hasDefault: boolean;
  }>`
    select table_name as table, column_name as column, data_type as type, is_nullable = 'YES' as is_nullable,
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as has_default
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'migrations'
      -- A partition has the columns of its table.
      and table_name not in (select relname from pg_class where relispartition)`.execute(db);
  return rows.map(({ table, column, type, isNullable, hasDefault }) => ({
    name: `${camelCase(table)}.${camelCase(column)}`,
    type: `${typesOfValues[type] ?? type}${isNullable ? ' | null' : ''}`,
    isOptional: isNullable || hasDefault,
  }));
}

/** Reads the columns that the type `Database` describes. */
function describedColumns(): Column[] {
  const file = path.join(import.meta.dirname, 'schema.ts');
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    // Excludes the types of the DOM and of Node, which take longest to read.
    lib: ['lib.es2024.d.ts'],
    types: [],
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    customConditions: ['@org/source'],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const [schema] =
    source?.statements.filter(
      (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === 'Database',
    ) ?? [];
  if (!schema) throw new Error('schema.ts declares no interface Database');

  const membersOf = (type: ts.Type) =>
    type.getProperties().map((member) => ({ name: member.name, type: checker.getTypeOfSymbol(member) }));
  const partsOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);
  const includes = (type: ts.Type, flag: ts.TypeFlags): boolean =>
    partsOf(type).some((part) => (part.flags & flag) !== 0);
  const nameOf = (type: ts.Type): string => {
    const name = checker.typeToString(checker.getBaseTypeOfLiteralType(type));
    return ['string', 'number', 'boolean', 'null', 'Date'].includes(name) ? name : 'object';
  };

  return membersOf(checker.getTypeAtLocation(schema)).flatMap((table) =>
    membersOf(table.type).map((column) => {
      const kinds = Object.fromEntries(membersOf(column.type).map(({ name, type }) => [name, type]));
      const selected = kinds.__select__ ?? column.type;
      const inserted = kinds.__insert__ ?? column.type;
      const names = new Set(partsOf(selected).map(nameOf));
      const isNullable = names.delete('null');
      return {
        name: `${table.name}.${column.name}`,
        type: `${[...names].join(' | ')}${isNullable ? ' | null' : ''}`,
        isOptional: isNullable || includes(inserted, ts.TypeFlags.Undefined | ts.TypeFlags.Never),
      };
    }),
  );
}

test('schema.ts describes every table and column of the migrated database, with its type', () => {
  const typesIn = (columns: Column[]) => Object.fromEntries(columns.map(({ name, type }) => [name, type]));
  expect(typesIn(described)).toEqual(typesIn(migrated));
});

test('an insert may leave out only columns that are null, have a default or are generated', () => {
  const optional = new Set(migrated.flatMap(({ name, isOptional }) => (isOptional ? name : [])));
  const omitted = described.filter(({ isOptional }) => isOptional);
  expect(omitted.length).toBeGreaterThan(50);
  expect(omitted.filter(({ name }) => !optional.has(name))).toEqual([]);
});
