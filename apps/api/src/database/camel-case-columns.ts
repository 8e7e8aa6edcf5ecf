import { CamelCasePlugin, type PluginTransformResultArgs, type QueryResult, type UnknownRow } from 'kysely';

/**
 * Translates between the snake_case names of the database and the camelCase names of queries. Kysely's plugin looks up
 * every name of every row and looks into every value for nested objects. Here the names of the first row are translated
 * once, and values are left as they are. docs/decisions/007-our-own-code.md has the cost of both.
 */
export class CamelCaseColumns extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows;
    if (!first) return result;
    const names = Object.keys(first).map((column) => [column, this.camelCase(column)] as const);
    if (names.every(([column, name]) => column === name)) return result;
    const renamed = (row: UnknownRow): UnknownRow => {
      const copy: UnknownRow = {};
      for (const [column, name] of names) copy[name] = row[column];
      return copy;
    };
    return { ...result, rows: result.rows.map(renamed) };
  }
}
