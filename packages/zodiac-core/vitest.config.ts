import { defineProject } from 'vitest/config';

export default defineProject({ test: { name: 'zodiac-core', include: ['src/**/*.test.ts'] } });
