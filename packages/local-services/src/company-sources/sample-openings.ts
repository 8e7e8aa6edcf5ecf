import { createHash } from 'node:crypto';

export interface SampleOpening {
  id: number;
  title: string;
  department: string;
  location: string;
  type: 'Full-time' | 'Part-time' | 'Internship';
  /** In US dollars per year. */
  salary: { min: number; max: number } | undefined;
  posted: Date;
  description: string;
}

const roles = [
  ['Staff Software Engineer', 'Engineering'],
  ['Product Designer', 'Design'],
  ['Data Analyst', 'Analytics'],
  ['Account Executive', 'Sales'],
  ['Customer Support Specialist', 'Support'],
  ['Technical Writer', 'Engineering'],
  ['People Partner', 'People'],
  ['Financial Controller', 'Finance'],
  ['Site Reliability Engineer', 'Engineering'],
  ['Marketing Manager', 'Marketing'],
  ['Legal Counsel', 'Legal'],
  ['Security Engineer', 'Security'],
  ['Research Scientist', 'Research'],
  ['Supply Chain Planner', 'Operations'],
] as const;
const places = [
  'New York, NY',
  'San Francisco, CA',
  'London, United Kingdom',
  'Dublin, Ireland',
  'Berlin, Germany',
  'Singapore',
  'Toronto, Canada',
  'Remote',
] as const;
const types = ['Full-time', 'Full-time', 'Full-time', 'Part-time', 'Internship'] as const;
const dayMs = 86_400_000;
const lastDay = Date.UTC(2026, 10, 16, 9);

/** Generates the openings of a company. The same company always has the same openings. */
export function sampleOpenings(company: string): SampleOpening[] {
  const dice = createHash('sha256').update(company).digest();
  const roll = (index: number, sides: number): number => (dice[index % dice.length] ?? 0) % sides;
  const first = roll(1, roles.length);
  return Array.from({ length: 2 + roll(0, 9) }, (_, index) => {
    const [title, department] = roles[(first + index) % roles.length] ?? roles[0];
    const location = places[roll(index + 2, places.length)] ?? 'Remote';
    const min = 60_000 + 5_000 * roll(index + 3, 20);
    return {
      id: 1_000_000 + 1_000 * dice.readUInt16BE(0) + index,
      title,
      department,
      location,
      type: types[roll(index + 4, types.length)] ?? 'Full-time',
      salary: roll(index + 5, 2) ? { min, max: min + 30_000 } : undefined,
      posted: new Date(lastDay - dayMs * roll(index + 6, 45)),
      description: `<p>A sample of local mode: <strong>${title}</strong> in ${department}, ${location}. The real openings are on the company’s own board.</p>`,
    };
  });
}
