import { isIP } from 'node:net';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Its message lists every missing or invalid environment variable. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** A host name. Its last label begins with a letter, unlike that of an IP address. */
const hostName = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z](?:[a-z\d-]*[a-z\d])?$/i;

/**
 * Reads environment variables and collects the problems, so that one start reports all of them. A blank variable counts
 * as missing.
 */
export class EnvironmentReader {
  readonly #variables: Readonly<Record<string, string | undefined>>;
  readonly #problems: string[] = [];

  constructor(variables: Readonly<Record<string, string | undefined>>) {
    this.#variables = variables;
  }

  /** Adds a problem. `sentence` must not contain a secret, because it is printed to standard error. */
  problem(sentence: string): void {
    this.#problems.push(sentence);
  }

  /** @throws ConfigError when there was a problem */
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

  /** @param expected - completes the sentence "NAME must be …" */
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

  /** Reads a whole number between `min` (0 by default) and `max`. */
  wholeNumber(
    name: string,
    { fallback, min = 0, max }: { fallback: number; min?: number; max: number },
  ): number {
    const text = this.optional(name) ?? String(fallback);
    const isWhole = /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;
    if (!isWhole) this.problem(`${name} must be a whole number from ${min} to ${max}`);
    return isWhole ? Number(text) : fallback;
  }

  /** Reads the address that a server listens on. */
  listeningHost(name: string): string {
    const host = this.optional(name) ?? '127.0.0.1';
    if (isIP(host) === 0 && !hostName.test(host))
      this.problem(`${name} must be an IP address or a host name, such as 0.0.0.0, without a port`);
    return host;
  }

  /** Checks that a URL is an origin, without path, query or credentials. */
  origin(name: string, value: string): string {
    const url = URL.parse(value);
    const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
    if (value && !isOrigin) this.problem(`${name} must be an origin such as https://example.com`);
    return isOrigin ? url.origin : value;
  }

  /**
   * Parses a JSON object or array.
   *
   * @param expected - completes the sentence "NAME must be …"
   * @returns `undefined`, after adding a problem, when the text is neither
   */
  json(name: string, text: string, expected: string): object | undefined {
    try {
      const value: unknown = JSON.parse(text);
      if (value !== null && typeof value === 'object') return value;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
    this.problem(`${name} must be ${expected}`);
    return undefined;
  }
}

/**
 * Reads IP addresses and ranges. Refuses `0.0.0.0/0`, because every caller could then choose the IP address that rate
 * limits count.
 */
export function readAddressRanges(env: EnvironmentReader, name: string): string[] {
  const ranges = (env.optional(name) ?? '').split(',').flatMap((range) => range.trim() || []);
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const maxBits = isIP(address) === 6 ? 128 : 32;
    const isRange =
      bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= maxBits);
    if (isIP(address) === 0 || !isRange) env.problem(`${name} must list addresses or ranges, not "${range}"`);
  }
  return ranges;
}

/**
 * Finds `relative` in the nearest parent folder of this file that contains it. Source and bundle are at different
 * depths in the repository.
 *
 * @returns an absolute path, which does not exist if no folder contains it
 */
export function folderAbove(relative: string): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, relative);
    if (existsSync(candidate) || folder === path.dirname(folder)) return candidate;
  }
}
