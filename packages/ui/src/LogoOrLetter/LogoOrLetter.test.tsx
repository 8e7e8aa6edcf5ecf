import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LogoOrLetter } from './LogoOrLetter.tsx';

test('shows the first letter when the logo fails to load', async () => {
  const { container } = await render(<LogoOrLetter name="apple" src="/no-such-logo.svg" />);
  await expect.poll(() => container.textContent).toBe('A');
});

const blackLogo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect x="3" y="3" width="4" height="4"/></svg>')}`;

const darkenPages = async (enabled: boolean): Promise<unknown> =>
  cdp().send('Emulation.setAutoDarkModeOverride', { enabled });

afterEach(async () => {
  await darkenPages(false);
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: '' },
      { name: 'prefers-color-scheme', value: '' },
    ],
  });
});

/** The brightness, 0 to 255, of a logo's corner, which shows only the background. */
async function brightnessOfGround(image: Element): Promise<number> {
  const base64 = await page.elementLocator(image).screenshot({ save: false });
  const drawn = new Image();
  drawn.src = `data:image/png;base64,${base64}`;
  await drawn.decode();
  const canvas = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d');
  if (!canvas) throw new Error('The picture cannot be read.');
  canvas.drawImage(drawn, 0, 0);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(6, 6, 1, 1).data;
  return (red + green + blue) / 3;
}

async function showBlackLogo(): Promise<HTMLImageElement> {
  const { container } = await render(
    <div data-theme="light">
      <LogoOrLetter name="Black" src={blackLogo} />
    </div>,
  );
  const image = container.querySelector('img');
  if (!image) throw new Error('There is no logo.');
  await image.decode();
  return image;
}

test('a black logo keeps its light background when the browser forces dark pages', async () => {
  await darkenPages(true);
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-color-scheme', value: 'dark' }],
  });
  expect(await brightnessOfGround(await showBlackLogo())).toBeGreaterThan(200);
});

test('a black logo keeps its light background in forced colors', async () => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: 'active' },
      { name: 'prefers-color-scheme', value: 'dark' },
    ],
  });
  expect(await brightnessOfGround(await showBlackLogo())).toBeGreaterThan(200);
});
