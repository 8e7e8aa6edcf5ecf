import { defineConfig } from '@playwright/test';
import { findChromiumForTests } from '@org/local-services/chromium/chromium.ts';

const { executablePath, args } = await findChromiumForTests();

export default defineConfig({
  testDir: '.',
  testMatch: '*.test.ts',
  outputDir: '../test-results/journeys',
  globalSetup: './fixtures/start-services.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args },
    // A step that waits forever fails by its name, and not as "test timeout".
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    // Without a graphics card, animations cost time. While colors change, axe reads wrong contrasts.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
  },
});
