import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import { traitReadings, type Trait } from '../prose/traits.ts';
import type { Claim, Paragraph } from '../reading.ts';
import { byDayMaster } from '../reasons.ts';
import { sourcesOfTraits } from '../traits-of-chart.ts';
import { list } from '../words/list.ts';

/** What several sources say of one trait. */
interface Verdict {
  readonly trait: Trait;
  /** The value of the source that is heard first. */
  readonly value: 'strong' | 'weak';
  readonly for: readonly string[];
  readonly against: readonly string[];
}

/** Where day stem, sign and numbers say the same of a person, and where they differ. */
export function agreements(chart: Chart): Paragraph[] {
  const verdicts = verdictsOf(chart);
  const agreed = verdicts.filter(({ against }) => against.length === 0).slice(0, 3);
  // Each of them, so that no two sources are left to contradict each other.
  const disputed = verdicts.filter(({ against }) => against.length > 0);
  const { birth, sign, dayMaster } = chart;
  const reason = {
    ...byDayMaster(chart, 'day-first'),
    because: `Compared are your day stem ${dayMaster.character}, the ${sign.name} of your year, and the two numbers of ${birth.date}.`,
    changes: 'Another date of birth.',
  };
  return [
    ...(agreed.length > 0
      ? [paragraph(agreed.map(agreedSentence).join(' '), reason, agreed.map(claimOf))]
      : []),
    ...(disputed.length > 0
      ? [paragraph(disputed.map(disputedSentence).join(' '), reason, disputed.map(claimOf))]
      : []),
  ];
}

function verdictsOf(chart: Chart): Verdict[] {
  const sources = sourcesOfTraits(chart);
  return (Object.keys(traitReadings) as Trait[])
    .map((trait): Verdict | undefined => {
      const speaking = sources.filter(({ traits }) => traits[trait]);
      const value = speaking[0]?.traits[trait];
      if (value === undefined || speaking.length < 2) return undefined;
      const named = (holds: boolean): string[] =>
        speaking.filter(({ traits }) => (traits[trait] === value) === holds).map(({ name }) => name);
      return { trait, value, for: named(true), against: named(false) };
    })
    .filter((verdict) => verdict !== undefined)
    .toSorted((a, b) => b.for.length - a.for.length);
}

const claimOf = ({ trait, value }: Verdict): Claim => claim(`trait:${trait}`, value);

function agreedSentence(verdict: Verdict, index: number): string {
  const { name } = traitReadings[verdict.trait];
  const sources = list(verdict.for);
  const found = verdict.value === 'strong' ? `give you ${name}` : `find little ${name} in you`;
  return index === 0
    ? `[${upper(sources)} ${verdict.for.length > 2 ? 'all ' : 'both '}${found}|${upper(sources)} are of one mind, and ${found}|As one, ${sources} ${found}]: ${traitReadings[verdict.trait][verdict.value]}.`
    : `[On ${name} ${sources} agree as well|${upper(sources)} agree on ${name} too|About ${name} there is no quarrel between ${sources}]: ${traitReadings[verdict.trait][verdict.value]}.`;
}

function disputedSentence({ trait, value, for: holding, against }: Verdict, index: number): string {
  const { name } = traitReadings[trait];
  const [more, less] = value === 'strong' ? [holding, against] : [against, holding];
  const first = holding[0] ?? '';
  const differ = `${list(more)} ${more.length > 1 ? 'have' : 'has'} it, ${list(less)} ${less.length > 1 ? 'lack' : 'lacks'} it`;
  return index === 0
    ? `[About ${name} they differ: ${differ}|They are not of one mind about ${name}: ${differ}|${upper(name)} divides them: ${differ}]. [The word is with|The say is with|First comes] ${first}: ${traitReadings[trait][value]}.`
    : `[And about|About] ${name} [too|as well]: ${differ}. [By ${first}|With ${first} first], ${traitReadings[trait][value]}.`;
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
