import axe from 'axe-core';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

/** Fails with what axe found and where. */
export async function expectAccessible(container: Element): Promise<void> {
  const { violations } = await axe.run(container, {
    // A component alone has no landmarks; targets of 24 px are asked for by WCAG 2.2 AA, though not by axe unless told.
    rules: { region: { enabled: false }, 'target-size': { enabled: true } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

/**
 * What every component promises: it renders, its root carries the class of its name, and axe finds nothing wrong in
 * light and in dark.
 */
export function conformance(name: string, element: ReactElement): void {
  test.each(['light', 'dark'])(`${name} keeps the promises of every component in the %s`, async (theme) => {
    document.documentElement.dataset.theme = theme;
    const { container } = await render(element);
    expect(container.querySelector(`.za-${name}`)).not.toBeNull();
    await expectAccessible(container);
  });
}
