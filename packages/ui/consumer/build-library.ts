import { execFileSync } from 'node:child_process';

/** Builds the library, so that the tests use the files that would be published. `pnpm test` has built it before. */
export default function buildLibrary(): void {
  if (process.env.IS_BUILT) return;
  execFileSync(
    'turbo',
    ['run', 'build', '--filter=@org/ui', '--filter=@org/api-contract', '--output-logs=errors-only'],
    { stdio: 'pipe' },
  );
}
