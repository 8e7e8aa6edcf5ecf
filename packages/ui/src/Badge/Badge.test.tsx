import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Stack } from '../Stack/Stack.tsx';
import { Badge } from './Badge.tsx';

test('is as wide as its text in a Stack, and keeps the alignment of the Stack', async () => {
  for (const [align, side] of [
    ['stretch', 'left'],
    ['end', 'right'],
  ] as const) {
    const { container, unmount } = await render(
      <Stack align={align} style={{ width: 400 }}>
        <Badge>Energy</Badge>
      </Stack>,
    );
    const badge = container.querySelector('.za-Badge')?.getBoundingClientRect();
    const stack = container.querySelector('.za-Stack')?.getBoundingClientRect();
    expect(badge?.width).toBeLessThan(120);
    expect(badge?.[side]).toBe(stack?.[side]);
    await unmount();
  }
});
