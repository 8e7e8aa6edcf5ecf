const names = new Map<string, string>();

/** Gives a statement a name, by which PostgreSQL keeps it prepared in each connection. */
export function nameStatement(name: string, text: string): void {
  names.set(text, name);
}

/** The name of a prepared statement; `undefined` for any other. */
export const preparedName = (text: string): string | undefined => names.get(text);

/** More statements than a pool of one purpose has. Each takes memory in every connection. */
const maxNames = 100;

/** Names the statements of a pool that runs few and finds rows by keys, so that PostgreSQL plans each once in a connection. */
export function statementNames(): (text: string) => string | undefined {
  const ofPool = new Map<string, string>();
  return (text) => {
    const known = preparedName(text) ?? ofPool.get(text);
    if (known !== undefined || ofPool.size >= maxNames) return known;
    const name = `statement_${ofPool.size}`;
    ofPool.set(text, name);
    return name;
  };
}
