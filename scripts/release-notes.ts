/**
 * Writes the entries of the changelogs for changesets (`changelog` in .changeset/config.json): the text of a
 * changeset, then its commits with their dates. A line `commits: <hash> <hash>` at the end of a changeset names the
 * commits; without it, the commit that added the changeset is named.
 */
import { execFileSync } from 'node:child_process';

/** The parts of changesets' arguments that are read here. */
interface Changeset {
  summary: string;
  commit?: string;
}
interface UpdatedDependency {
  name: string;
  newVersion: string;
}

const repository = 'https://github.com/zodiac-atlas/zodiac-atlas';

/** The commits by their dates: `2026-11-22: [241b9377](…), [dcf4bacd](…)`. */
function origin(commits: readonly string[]): string {
  const byDate = Map.groupBy(commits, (commit) =>
    execFileSync('git', ['show', '--no-patch', '--format=%cs', commit], { encoding: 'utf8' }).trim(),
  );
  const link = (commit: string): string => `[${commit}](${repository}/commit/${commit})`;
  return [...byDate]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, those]) => `${date}: ${those.map(link).join(', ')}`)
    .join('; ');
}

export function getReleaseLine({ commit, summary }: Changeset): string {
  const [, text = summary, named] = /^([\s\S]*?)\n+commits: (.*)$/.exec(summary.trim()) ?? [];
  const commits = named?.split(' ') ?? (commit ? [commit.slice(0, 8)] : []);
  return `- ${[text.trim(), origin(commits)]
    .join('\n\n')
    .trim()
    .replaceAll(/\n(?=.)/g, '\n  ')}\n`;
}

export const getDependencyReleaseLine = (_: unknown, updated: readonly UpdatedDependency[]): string =>
  updated.map(({ name, newVersion }) => `- Depends on \`${name}\` ${newVersion}.`).join('\n');
