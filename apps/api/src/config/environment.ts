/** Says everything that is missing or malformed at once. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Reads variables one by one and keeps every problem, so that one start tells them all. Blank is missing. */
export class EnvironmentReader {
  readonly #variables: Readonly<Record<string, string | undefined>>;
  readonly #problems: string[] = [];

  constructor(variables: Readonly<Record<string, string | undefined>>) {
    this.#variables = variables;
  }

  problem(sentence: string): void {
    this.#problems.push(sentence);
  }

  /** @throws ConfigError when anything was wrong */
  throwProblems(): void {
    if (this.#problems.length > 0) throw new ConfigError(this.#problems);
  }

  optional(name: string): string | undefined {
    return this.#variables[name]?.trim() || undefined;
  }

  required(name: string, fallback?: string): string {
    const value = this.optional(name) ?? fallback;
    if (value === undefined) this.problem(`${name} is missing`);
    return value ?? '';
  }

  matching(name: string, pattern: RegExp, expected: string, fallback?: string): string {
    const value = this.required(name, fallback);
    if (value && !pattern.test(value)) this.problem(`${name} must be ${expected}`);
    return value;
  }

  optionalMatching(name: string, pattern: RegExp, expected: string): string | undefined {
    return this.optional(name) === undefined ? undefined : this.matching(name, pattern, expected);
  }

  oneOf<const T extends string>(name: string, values: readonly T[], fallback: T): T {
    const given = this.optional(name) ?? fallback;
    const value = values.find((candidate) => candidate === given);
    if (value === undefined) this.problem(`${name} must be one of ${values.join(', ')}`);
    return value ?? fallback;
  }

  wholeNumber(name: string, { fallback, most }: { fallback: number; most: number }): number {
    const text = this.optional(name) ?? String(fallback);
    const isWhole = /^\d{1,9}$/.test(text) && Number(text) <= most;
    if (!isWhole) this.problem(`${name} must be a whole number from 0 to ${most}`);
    return isWhole ? Number(text) : fallback;
  }

  /** The origin of an address that is nothing but an origin: scheme, host and port. */
  origin(name: string, value: string): string {
    const url = URL.parse(value);
    const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
    if (value && !isOrigin) this.problem(`${name} must be an origin such as https://example.com`);
    return isOrigin ? url.origin : value;
  }

  /** @returns what the text holds, or `undefined` where it is no JSON object */
  json(name: string, text: string): object | undefined {
    try {
      const value: unknown = JSON.parse(text);
      if (value !== null && typeof value === 'object') return value;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
    this.problem(`${name} must be a JSON object`);
    return undefined;
  }
}
