import { execFileSync } from 'node:child_process';

/** Builds the library, so that the tests use the files that would be published. */
export default function buildLibrary(): void {
  execFileSync(
    'turbo',
    ['run', 'build', '--filter=@org/ui', '--filter=@org/api-contract', '--output-logs=errors-only'],
    { stdio: 'pipe' },
  );
}
