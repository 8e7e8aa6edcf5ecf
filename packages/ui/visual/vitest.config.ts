import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import { chromiumArgs } from '@org/local-services/chromium/chromium.ts';
import { unpackChromium } from '@org/local-services/chromium/packed-chromium.ts';
import { defineProject } from 'vitest/config';
import { productionReact } from '../../../vitest.react.ts';
import { browserSequence, browserWorkers } from '../../../vitest.workers.ts';

// Screenshots are comparable only from the same browser, so this uses the one from npm, without the machine's fonts or hinting.
const executablePath = await unpackChromium();
const fontsFile = path.join(path.dirname(executablePath), 'only-packed-fonts.conf');
writeFileSync(fontsFile, `<fontconfig><dir>${path.dirname(executablePath)}/fonts</dir></fontconfig>\n`);
const args = [
  ...chromiumArgs,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

export default defineProject({
  plugins: [react(), productionReact],
  resolve: { conditions: ['@org/source', 'module', 'browser', 'production'] },
  server: { fs: { allow: ['../../..'] } },
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'radix-ui',
      'radix-ui/slot',
      'downshift',
      'vitest-browser-react',
      '@storybook/react-vite',
      'storybook/test',
      'storybook/theming',
    ],
  },
  test: {
    name: 'ui-visual',
    include: ['*.test.{ts,tsx}'],
    globalSetup: path.join(import.meta.dirname, 'built-application.ts'),
    maxWorkers: browserWorkers,
    sequence: browserSequence,
    // On a busy machine a screenshot takes longer to become stable.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath,
          args,
          env: { ...process.env, FONTCONFIG_FILE: fontsFile },
        },
        contextOptions: { locale: 'en-US', reducedMotion: 'reduce', deviceScaleFactor: 1 },
      }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          comparatorOptions: { allowedMismatchedPixels: 8 },
          resolveScreenshotPath: ({ root, arg, ext }) => path.join(root, 'baseline', `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) =>
            path.join(import.meta.dirname, '../../../test-results/visual', `${arg}${ext}`),
        },
      },
    },
  },
});
