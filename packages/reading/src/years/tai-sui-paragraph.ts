import { taiSui } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { list } from '../words/list.ts';
import { signName } from './relations-with-chart.ts';

/** Whether the sign of birth offends the god of a year, which is a custom and foretells nothing. */
export function taiSuiParagraph({ sign, birth, year: firstYear }: Chart, year: number): Paragraph {
  const { relations, yearSign } = taiSui(year, sign.id);
  const ofYear = signName(yearSign.id, birth.calendar);
  const [first] = relations;
  const ways = list(
    relations.map(
      ({ name, english }, index) => `${index === 0 ? english : english.replace('Tai Sui', 'him')} (${name})`,
    ),
  );
  const forecast =
    year === firstYear
      ? ' [It is a date to mark and not a forecast|It marks a date and foretells nothing|That is a custom, not a forecast].'
      : '';
  return paragraph(
    first
      ? `[By the custom of temples|In the reckoning of temples|As temples count it,] the ${sign.name} ${ways} in ${year}, [since the ${ofYear} is the animal of the god of that year|whose god has the ${ofYear} for his animal|the god of that year being a ${ofYear}]. ${customs[first.kind]}${forecast}`
      : `[In ${year} the ${sign.name} does not offend|The ${sign.name} has in ${year} no quarrel with|There is peace in ${year} between the ${sign.name} and] Tai Sui 太歲, [a|who is then a|for that year a] ${ofYear}.`,
    {
      rule: 'tai-sui',
      because: `Your sign is the ${sign.name}, and ${year} is a Year of the ${ofYear}.`,
      changes: 'A birth in another zodiac year, or another year.',
      claims: [
        { subject: `year:${year}:tai-sui`, value: relations.map(({ kind }) => kind).join('+') || 'none' },
      ],
    },
  );
}

/** What people who keep the custom do, by the relation that comes first. */
const customs = {
  'same-sign':
    '[People in the year of their own animal|Those whose own animal has the year] (本命年) [wear something red, a belt or a thread|tie on a red belt or thread|put on something red], [often a present from somebody older|given, if possible, by an elder|best given by an older person].',
  'six-clash':
    '[People who keep the custom|Those who keep this custom|Households with the custom] [pay the god a visit|greet the god|call on the god] [early in the year|in the first weeks|soon after New Year] (拜太歲), and [take a journey or move a room by choice|set out or move house of their own will|make one move of their own choosing].',
  punishment:
    '[People who keep the custom|Those who keep this custom|Households with the custom] [light incense early in the year|burn incense in the first weeks|bring incense soon after New Year], and are [more courteous than they need be|a shade more polite than usual|careful to be courteous].',
  'six-harm':
    '[People who keep the custom|Those who keep this custom|Households with the custom] [carry a small red card from the temple|bring home a red card from the temple|keep the temple’s small red card by them] and [settle old misunderstandings first|clear up what was misunderstood|talk old misunderstandings over].',
  'six-destruction':
    '[Shorter lists leave this relation out|Not every list has this relation|Many lists pass over this relation]; [people who count it|where it is counted, people|those who count it] [mend what is broken in the house|put broken things in the house right|have the house mended].',
} as const;
