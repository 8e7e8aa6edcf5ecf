import axe from 'axe-core';
import { expect } from 'vitest';

/** The rules whose results depend on colors. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** Fails with the violations that axe found, of all rules by default. */
export async function expectAccessible(container: Element, only?: string[]): Promise<void> {
  const { violations } = await axe.run(container, {
    // A single component has no landmarks. WCAG 2.2 AA requires targets of 24 px, but axe checks them only if enabled.
    rules: { region: { enabled: false }, 'target-size': { enabled: true } },
    // By default axe also describes every element that passes, and computes a unique selector of each.
    resultTypes: ['violations'],
    selectors: false,
    ...(only && { runOnly: only }),
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
