import type { Peer } from '../subject.ts';
import type { Told } from './fact.ts';
import { groupInText } from './words.ts';

const maxPeers = 3;
/** One round of the twelve signs. */
const maxYearsApart = 12;

/** Other rows of the same trade, class, division or region, and why they are peers. */
interface Peers {
  readonly peers: readonly Peer[];
  /** Whether the peers began less than twelve years before or after the row. Otherwise they are the best-known rows. */
  readonly areNear: boolean;
  /** The group that the peers belong to, in words. */
  readonly several: string;
}

/** The peers of a row: those of about its age if there are any, otherwise the best known. Those of its country come first. */
export function peersOf(told: Told): Peers | undefined {
  const groups = ['branch-of-country', 'branch', 'division'].flatMap((by) => {
    const several = groupInText(told, by);
    const others = told.inList.standing.groups.find((group) => group.by === by)?.others ?? [];
    return several === undefined || others.length === 0 ? [] : [{ several, others }];
  });
  const isNear = ({ year }: Peer) => Math.abs(year - told.subject.date.year) < maxYearsApart;
  const areNear = groups.some(({ others }) => others.some(isNear));
  const found = groups
    .map(({ several, others }) => ({ several, peers: others.filter((peer) => !areNear || isNear(peer)) }))
    .filter(({ peers }) => peers.length > 0);
  const most = found.find(({ peers }) => peers.length > 1) ?? found[0];
  return most && { ...most, peers: most.peers.slice(0, maxPeers), areNear };
}
