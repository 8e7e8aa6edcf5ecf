import type { Route } from '@org/api-contract';

export type Kind = 'string' | 'number' | 'boolean' | 'array' | 'object';

/**
 * The members that the contract requires of each answer. The build replaces this module with the output of
 * `prerender/expected-members-plugin.ts`.
 */
export declare const expectedMembers: {
  readonly [R in Route]?: Readonly<Record<string, Kind>>;
};
