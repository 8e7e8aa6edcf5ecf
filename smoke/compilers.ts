import path from 'node:path';

/** The compiler of the oldest TypeScript that the published packages support. */
export const oldestCompiler = path.join(import.meta.dirname, 'node_modules/typescript-5.4/lib/tsc.js');

/** The compiler of the newest TypeScript. It is a native program, which takes a fraction of the time. */
export const newestCompiler = path.join(import.meta.dirname, '../node_modules/typescript/bin/tsc');
