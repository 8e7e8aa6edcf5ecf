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
  const forecast = year === firstYear ? ' It is a date to mark and not a forecast.' : '';
  return paragraph(
    first
      ? `By the custom of temples the ${sign.name} ${ways} in ${year}, since the ${ofYear} is the animal of the god of that year. ${customs[first.kind]}${forecast}`
      : `In ${year} the ${sign.name} does not offend Tai Sui 太歲, a ${ofYear}.`,
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
    'People in the year of their own animal (本命年) wear something red, a belt or a thread, often a present from somebody older.',
  'six-clash':
    'People who keep the custom pay the god a visit early in the year (拜太歲), and take a journey or move a room by choice.',
  punishment:
    'People who keep the custom light incense early in the year, and are more courteous than they need be.',
  'six-harm':
    'People who keep the custom carry a small red card from the temple and settle old misunderstandings first.',
  'six-destruction':
    'Shorter lists leave this relation out; people who count it mend what is broken in the house.',
} as const;
