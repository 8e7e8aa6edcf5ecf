import { defineProject, mergeConfig } from 'vitest/config';
import ui, { ofStories } from './vitest.config.ts';

/** The tests of stories. Each file runs in a separate page. */
const { test, ...rest } = ui;

export default mergeConfig(
  rest,
  defineProject({
    test: {
      ...test,
      name: 'ui-stories',
      isolate: true,
      include: ofStories,
      exclude: [],
      // Some tests render all stories, which takes ten times as long on a busy machine.
      testTimeout: 60_000,
    },
  }),
);
