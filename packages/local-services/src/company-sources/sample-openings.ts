import { createHash } from 'node:crypto';
import { remotePlaces, samplePlaces, sampleRoles } from './sample-roles.ts';

interface SampleOpening {
  id: number;
  title: string;
  department: string;
  /** At least one. */
  places: readonly [string, ...string[]];
  workMode: 'Remote' | 'Hybrid' | 'OnSite';
  type: 'Full-time' | 'Part-time' | 'Internship';
  /** In US dollars per year. */
  salary: { min: number; max: number } | undefined;
  posted: Date;
  description: string;
}

const types = ['Full-time', 'Full-time', 'Full-time', 'Full-time', 'Part-time', 'Internship'] as const;
const dayMs = 86_400_000;
const maxOpenings = 14;

/**
 * Generates today's openings of a company. Most are posted for some weeks and then replaced, one in eight is
 * posted for months, and one in eight is posted again every five days. The same company and day give the same
 * openings.
 */
export function sampleOpenings(company: string): SampleOpening[] {
  const today = Math.floor(Date.now() / dayMs);
  const count = 3 + rolls(company)(maxOpenings - 2);
  return Array.from({ length: count }, (_, slot) => openingIn(company, slot, today));
}

function openingIn(company: string, slot: number, today: number): SampleOpening {
  const roll = rolls(`${company} ${slot}`);
  const kind = roll(8);
  const period = kind === 0 ? 240 : 25 + roll(40);
  const age = (today + roll(240)) % period;
  const isRepeated = kind === 1;
  // The slot has a different opening in each period.
  const next = rolls(`${company} ${slot} ${isRepeated ? '' : today - age}`);
  const [title, department, lowest] = sampleRoles[next(sampleRoles.length)] ?? sampleRoles[0];
  const workMode = (['OnSite', 'OnSite', 'Hybrid', 'Hybrid', 'Remote'] as const)[next(5)] ?? 'OnSite';
  const places = placesOf(workMode, next);
  const min = 1_000 * (lowest + next(20));
  return {
    // Safe integers that stay the same while the role is posted.
    id: next(2 ** 31),
    title,
    department,
    places,
    workMode,
    type: types[next(types.length)] ?? 'Full-time',
    salary: next(2) ? { min, max: min + 25_000 } : undefined,
    posted: new Date((today - (isRepeated ? today % 5 : age)) * dayMs + 9 * 3_600_000),
    description: `<p>A sample of local mode: <strong>${title}</strong> in ${department}, ${places.join('; ')}. The real openings are on the company’s own board.</p>`,
  };
}

/** One in five roles has several places. */
function placesOf(workMode: string, roll: (sides: number) => number): readonly [string, ...string[]] {
  if (workMode === 'Remote') return [remotePlaces[roll(remotePlaces.length)] ?? remotePlaces[0]];
  const first = roll(samplePlaces.length);
  const others = roll(5) === 0 ? 1 + roll(3) : 0;
  const place = (step: number) => samplePlaces[(first + step * 5) % samplePlaces.length] ?? samplePlaces[0];
  return [place(0), ...Array.from({ length: others }, (_, index) => place(index + 1))];
}

/** Random numbers from a seed. */
function rolls(seed: string): (sides: number) => number {
  const bytes = createHash('sha256').update(seed).digest();
  let at = -1;
  return (sides) => {
    at = (at + 1) % 8;
    return bytes.readUInt32BE(at * 4) % sides;
  };
}
