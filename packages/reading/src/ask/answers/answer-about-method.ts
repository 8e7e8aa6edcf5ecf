import type { Chart } from '../../chart.ts';
import type { Paragraph } from '../../reading.ts';
import { longDate } from '../../words/long-date.ts';
import type { Question } from '../read-question.ts';
import { limits, statement } from '../statement.ts';
import { bySign, byDate } from './own-facts.ts';

/** “Is astrology real?”, “how does this work?” */
export function answerAboutMethod(chart: Chart, { words }: Question): Paragraph[] {
  const { sign, pillars } = chart;
  const dates = statement(
    `What is exact here is the calendar: that you were born in a Year of the ${sign.name}, and that your day is called ${pillars.day.name}, can be checked by anybody.`,
    'four-pillars',
    byDate(chart),
    { sign: sign.id, 'pillar:day': pillars.day.name },
    !pillars.day.certain,
  );
  if (
    / (?:different|differs?|other (?:site|app|website|calculator|astrologer)s?|another (?:site|app|website)|disagree|wrong sign|not match) /u.test(
      words,
    )
  )
    return [
      limits(
        chart,
        'Schools differ in a few places, and a site that disagrees most often follows another of them.',
      ),
      statement(
        'Here the sign changes at New Year’s Day, the pillars of year and month at the solar terms, and the day at midnight; others take the Start of Spring for the sign, or the hour before midnight for the day.',
        'four-pillars',
        byDate(chart),
        {},
      ),
      dates,
    ];
  return [
    limits(
      chart,
      'No science has found that a date of birth shapes a life or foretells anything, and we do not claim it.',
    ),
    dates,
    limits(
      chart,
      'What is read from it is tradition, and each sentence names its rule and the book it comes from; take it as a mirror to think with.',
    ),
  ];
}

/** “Which famous companies share my sign?” */
export function answerAboutCompanies(chart: Chart, { words }: Question): Paragraph[] {
  const { sign } = chart;
  const people =
    / (?:famous people|celebrit\p{L}+|actors?|singers?|stars?|presidents?|persons?|who else|historical) /u.test(
      words,
    );
  const [page, what] =
    / (?:cars?|brands?) /u.test(words) && !/ compan/u.test(words)
      ? ['car brands', 'car brands']
      : / states? /u.test(words)
        ? ['states', 'American states']
        : ['companies', 'companies'];
  return [
    people
      ? limits(
          chart,
          `A list of famous people is not part of this product; it has the companies, car brands and American states that share the sign of your ${sign.name}.`,
        )
      : limits(
          chart,
          `The page of ${page} lists them: choose the ${sign.name} there, and it shows the ${what} founded in its years, each with the date it is counted by.`,
        ),
    statement(
      `Your sign there is the ${sign.name}, as you belong to the zodiac year ${chart.zodiac.zodiacYear}.`,
      'year-sign',
      bySign(chart),
      { sign: sign.id, 'zodiac-year': chart.zodiac.zodiacYear },
    ),
    limits(
      chart,
      'A founding date is a birth of a kind, and saying more of a company than that would be guessing.',
    ),
  ];
}

/** “What does my chart say about money?” */
export function answerAboutMoneyTalk(chart: Chart): Paragraph[] {
  const { sign, birth } = chart;
  return [
    limits(
      chart,
      'A chart knows no accounts and gives no advice about money; what it has are words for how somebody works and keeps.',
    ),
    statement(
      `In work, by tradition, the ${sign.name} ${sign.businessTraits.charAt(0).toLowerCase()}${sign.businessTraits.slice(1)}`,
      'year-sign',
      bySign(chart),
      { sign: sign.id },
    ),
    statement(
      `Among the five relations of an element to your day stem ${chart.dayMaster.character} one is called wealth, which means what you manage rather than what you own.`,
      'ten-gods',
      `You were born on ${longDate(birth.date)}.`,
      { 'day-master': chart.dayMaster.character },
      !chart.pillars.day.certain,
    ),
  ];
}
