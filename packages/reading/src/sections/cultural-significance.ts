import { text } from '@org/content/reading';
import { sexagenaryYear } from '@org/zodiac-core';
import { toLunarDate } from '@org/zodiac-core/lunar';
import { solarTermOf } from '@org/zodiac-core/solar-terms';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import { naYinReadings } from '../prose/na-yin-readings.ts';
import { signReadings } from '../prose/sign-readings.ts';
import { solarTermReadings } from '../prose/solar-term-readings.ts';
import type { Paragraph, ReadingSection } from '../reading.ts';
import { byDate, bySign } from '../reasons.ts';
import { pillarCalled } from '../sixty-pillars.ts';
import { longDate } from '../words/long-date.ts';
import { ordinal } from '../words/ordinal.ts';

export function culturalSignificance(chart: Chart): ReadingSection {
  return {
    id: 'cultural-significance',
    heading: text('headings.cultural-significance'),
    paragraphs: [
      paragraph(signReadings[chart.sign.id].culture, bySign(chart, 'sign-in-culture')),
      ofSixty(chart),
      ofNaYin(chart),
      ...ofSolarTerm(chart),
      ...ofLunarDate(chart),
    ],
  };
}

const ofZodiacYear = ({ zodiac }: Chart) => ({
  because: `Your zodiac year is ${zodiac.zodiacYear}.`,
  changes: 'A birth in another zodiac year.',
});

function ofSixty(chart: Chart): Paragraph {
  const { sign, zodiac } = chart;
  const { name, pinyin, place } = sexagenaryYear(zodiac.zodiacYear);
  const next = zodiac.zodiacYear + 60;
  return paragraph(
    `[Your zodiac year is written|One writes your zodiac year|Your year is written] ${name}, read ${pinyin}, number ${place} of sixty: the ${zodiac.polarity} ${zodiac.yearElement} ${sign.name}. ${
      next < chart.year
        ? `It came round again in ${next}, and you have lived every year there is.`
        : `It [comes round again|comes again|returns] in ${next}: [whoever|who] sees a name twice has [lived|seen] [every year there is|all the years there are|the whole round].`
    }`,
    { rule: 'sexagenary-cycle', ...ofZodiacYear(chart) },
    [claim('year:name', name)],
  );
}

function ofNaYin(chart: Chart): Paragraph {
  const { naYin } = pillarCalled(chart.zodiac.sexagenaryName);
  const { english, text } = naYinReadings[naYin];
  return paragraph(
    `${chart.zodiac.sexagenaryName} sounds as ${naYin}, ${english}. ${text}`,
    { rule: 'na-yin', ...ofZodiacYear(chart) },
    [claim('year:na-yin', naYin)],
  );
}

function ofSolarTerm(chart: Chart): Paragraph[] {
  const term = solarTermOf(chart.birth.date);
  if (!term) return [];
  return [
    paragraph(
      `${longDate(chart.birth.date)} lay in ${term.name} (${term.characters}), when ${solarTermReadings[term.id]}.`,
      {
        rule: 'solar-term',
        because: `By China’s calendar ${term.name} began on ${longDate(isoOf(term.date))}.`,
        changes: 'Another date of birth.',
      },
      [claim('solar-term', term.id)],
    ),
  ];
}

function ofLunarDate(chart: Chart): Paragraph[] {
  const lunar = toLunarDate(chart.birth.date);
  if (!lunar) return [];
  const month = `${lunar.isLeapMonth ? 'leap ' : ''}${ordinal(lunar.month)} month`;
  return [
    paragraph(
      `[By the moon it was|The moon’s calendar had|Counted by the moon, it was] the ${ordinal(lunar.day)} day of the ${month} of ${lunar.year}, ${moonOf(lunar.day)}[: the|, and the] ${ordinal(lunar.day)} of [that|each such] moon is your birthday [for all who count so|to the old calendar|by the moon].`,
      byDate(chart, 'lunar-date'),
      [claim('lunar-date', `${lunar.year}-${lunar.month}-${lunar.day}`)],
    ),
  ];
}

/** What the moon looks like on a day of its month. */
function moonOf(day: number): string {
  if (day === 1) return 'with no moon to be seen';
  if (day < 7) return `under a sickle ${day} days old`;
  if (day < 10) return 'under a half moon that was growing';
  if (day < 14) return `under a growing moon, ${15 - day} days short of full`;
  if (day < 18) return 'under a full moon or nearly';
  if (day < 22) return `under a waning moon, ${day - 15} days past full`;
  if (day < 25) return 'under the half moon of the early morning';
  return `with a thin moon before sunrise, ${day} days old`;
}

const isoOf = ({ year, month, day }: { year: number; month: number; day: number }): string =>
  `${year}-${month}-${day}`;
