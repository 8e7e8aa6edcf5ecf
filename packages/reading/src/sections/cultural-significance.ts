import { sexagenaryYear } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import { signReadings } from '../prose/sign-readings.ts';
import type { ReadingSection } from '../reading.ts';
import { bySign } from '../reasons.ts';

export function culturalSignificance(chart: Chart): ReadingSection {
  const { sign, zodiac } = chart;
  const year = sexagenaryYear(zodiac.zodiacYear);
  return {
    id: 'cultural-significance',
    heading: 'Cultural Significance',
    paragraphs: [
      paragraph(signReadings[sign.id].culture, bySign(chart, 'sign-in-culture')),
      paragraph(
        `Your zodiac year is written ${year.name}, read ${year.pinyin}, number ${year.place} in the cycle of sixty: the ${zodiac.polarity} ${zodiac.yearElement} ${sign.name}. The same name comes round once in sixty years; yours is next in ${zodiac.zodiacYear + 60}. The sixtieth birthday is kept with special care in much of East Asia for that reason, for one has then lived every year there is.`,
        {
          rule: 'sexagenary-cycle',
          because: `Your zodiac year is ${zodiac.zodiacYear}.`,
          changes: 'A birth in another zodiac year.',
        },
      ),
    ],
  };
}
