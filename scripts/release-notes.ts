/**
 * Writes the entries of the changelogs for changesets (`changelog` in .changeset/config.json): the text of a changeset, then its commits with
 * their dates. A line `commits: <hash> <hash>` at the end of a changeset names them; without it, it is the commit that added the changeset.
 */
import { execFileSync } from 'node:child_process';

/** The parts that are read here of what changesets passes. */
interface Changeset {
  summary: string;
  commit?: string;
}
interface UpdatedDependency {
  name: string;
  newVersion: string;
}

const repository = 'https://github.com/zodiac-atlas/zodiac-atlas';

function linkTo(commit: string): string {
  const date = execFileSync('git', ['show', '--no-patch', '--format=%cs', commit], {
    encoding: 'utf8',
  }).trim();
  return `[${date}](${repository}/commit/${commit})`;
}

export function getReleaseLine({ commit, summary }: Changeset): string {
  const [, text = summary, named] = /^([\s\S]*?)\n+commits: (.*)$/.exec(summary.trim()) ?? [];
  const links = (named?.split(' ') ?? (commit ? [commit.slice(0, 8)] : [])).map(linkTo);
  const origin = links.length > 0 ? [`Commits: ${links.join(', ')}`] : [];
  return `- ${[text.trim(), ...origin].join('\n\n').replaceAll(/\n(?=.)/g, '\n  ')}`;
}

export const getDependencyReleaseLine = (_: unknown, updated: readonly UpdatedDependency[]): string =>
  updated.map(({ name, newVersion }) => `- Depends on \`${name}\` ${newVersion}.`).join('\n');
