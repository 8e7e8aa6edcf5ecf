import { defineProject, mergeConfig } from 'vitest/config';
import web, { replacing } from './vitest.config.ts';

/** The tests that replace modules. Each file runs in a separate page. */
const { test, ...rest } = web;

export default mergeConfig(
  rest,
  defineProject({ test: { ...test, name: 'web-payments', isolate: true, include: replacing, exclude: [] } }),
);
