import { execFileSync } from 'node:child_process';

/** What is tested is what would be published. */
export default function buildLibrary(): void {
  execFileSync(
    'turbo',
    ['run', 'build', '--filter=@org/ui', '--filter=@org/api-contract', '--output-logs=errors-only'],
    { stdio: 'pipe' },
  );
}
