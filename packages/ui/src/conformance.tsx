import axe from 'axe-core';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

/** Fails with the violations that axe found. */
export async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    // A single component has no landmarks. WCAG 2.2 AA requires targets of 24 px, but axe checks them only if enabled.
    rules: { region: { enabled: false }, 'target-size': { enabled: true } },
    // Reports only violations. By default axe also describes every element that passes.
    resultTypes: ['violations'],
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/**
 * Tests that apply to every component: it renders, its root has the class of its name, and axe finds no violation in
 * light and dark.
 */
export function conformance(name: string, element: ReactElement): void {
  test.each(['light', 'dark'])(`${name} keeps the promises of every component in the %s`, async (theme) => {
    document.documentElement.dataset.theme = theme;
    const { container } = await render(element);
    expect(container.querySelector(`.za-${name}`)).not.toBeNull();
    await expectAccessible(container);
  });
}
