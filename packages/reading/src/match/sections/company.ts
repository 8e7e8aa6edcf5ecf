import { text } from '@org/content/match';
import { paragraph } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import { bySigns } from '../because.ts';
import type { PairFacts } from '../pair-facts.ts';
import type { Person } from '../person.ts';
import { sentenceCase } from '../sentence-case.ts';
import { isMinor } from '../situation.ts';

/** Maximum number of facts about the charts in a section. Texts about two children are shorter, so one more has room. */
export const maxOfCharts = ({ one, other }: PairFacts): number => ([one, other].every(isMinor) ? 4 : 3);

/** What each person contributes by the sign, in words for the age. */
export const brought = (facts: PairFacts): Paragraph[] =>
  company(facts, (person, name) => {
    const { sign } = person;
    const age = ageOf(person);
    if (age === 'adult')
      return `${text(`signs.${sign}.brings`, { name })} ${text(`signs.${sign}.likes`, { name })}`;
    return text(`signs.${sign}.${age}`, { name });
  });

/** The paragraphs about what each person finds hard, by their sign. */
export const foundHard = (facts: PairFacts): Paragraph[] =>
  company(facts, (person, name) => {
    const { sign } = person;
    const age = ageOf(person);
    if (age === 'adult')
      return `${text(`signs.${sign}.hard`, { name })} ${text(`signs.${sign}.quarrel`, { name })}`;
    return text(`signs.${sign}.${age}-hard`, { name });
  });

/** How each person decides, if only a sign is known of one of two adults. */
export function decisions(facts: PairFacts): Paragraph[] {
  const { one, other } = facts;
  if (!areAdults(facts)) return [];
  const said =
    one.sign === other.sign
      ? text('feels.decisions.alike', {
          each: text(`signs.${one.sign}.decides`, { name: text('labels.each') }),
        })
      : text('feels.decisions.apart', {
          first: sentenceCase(text(`signs.${one.sign}.decides`, { name: one.called })),
          second: sentenceCase(text(`signs.${other.sign}.decides`, { name: other.called })),
        });
  return [paragraph(said, bySigns(facts, 'company-of-signs'))];
}

/** Two people with the same sign and age share one text. */
function company(facts: PairFacts, said: (person: Person, name: string) => string): Paragraph[] {
  const { one, other } = facts;
  const isOneText = one.sign === other.sign && ageOf(one) === ageOf(other);
  const texts = isOneText
    ? [said(one, text('labels.each'))]
    : [said(one, one.called), said(other, other.called)];
  return texts.map((each) => paragraph(sentenceCase(each), bySigns(facts, 'company-of-signs')));
}

const areAdults = ({ one, other }: PairFacts): boolean =>
  [one, other].every((person) => ageOf(person) === 'adult');

const firstTeenAge = 13;
const ageOfMajority = 18;

function ageOf({ chart }: Person): 'child' | 'teen' | 'adult' {
  if (!chart || chart.age >= ageOfMajority) return 'adult';
  return chart.age < firstTeenAge ? 'child' : 'teen';
}
