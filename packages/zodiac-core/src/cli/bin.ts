#!/usr/bin/env node
import { run } from './main.ts';

async function bin(): Promise<void> {
  const { code, out, err } = await run(process.argv.slice(2));
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = code;
}

void bin();
