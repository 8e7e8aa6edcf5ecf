import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails with the violations that axe found. */
export async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    // A single component has no landmarks. WCAG 2.2 AA requires targets of 24 px, but axe checks them only if enabled.
    rules: { region: { enabled: false }, 'target-size': { enabled: true } },
    // By default axe also describes every element that passes, and computes a unique selector of each.
    resultTypes: ['violations'],
    selectors: false,
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
