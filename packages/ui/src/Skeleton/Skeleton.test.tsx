import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Skeleton } from './Skeleton.tsx';

test('draws one card, or the given number', async () => {
  const { container, rerender } = await render(<Skeleton />);
  expect(container.querySelectorAll('.za-Skeleton-card')).toHaveLength(1);
  await rerender(<Skeleton count={3} />);
  expect(container.querySelectorAll('.za-Skeleton-card')).toHaveLength(3);
});

/** The brightness, 0 to 255, of colors painted over each other in order. */
function brightness(...layers: string[]): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) throw new Error('Nothing can be painted.');
  for (const layer of layers) {
    canvas.fillStyle = layer;
    canvas.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / 3;
}

test.each(['light', 'dark'])('in the %s theme its lines are visible on every background', async (theme) => {
  for (const ground of ['--za-paper', '--za-paper-raised', '--za-paper-sunken']) {
    const { container, unmount } = await render(
      <div data-theme={theme}>
        <section style={{ background: `var(${ground})` }}>
          <Skeleton count={1} />
        </section>
      </div>,
    );
    const [around, line] = ['section', 'span'].map((selector) => {
      const element = container.querySelector(selector);
      return element ? getComputedStyle(element).backgroundColor : '';
    });
    if (!around || !line) throw new Error('There is no skeleton.');
    const difference = brightness(around, line) - brightness(around);
    expect(Math.abs(difference), ground).toBeGreaterThan(20);
    await unmount();
  }
});
