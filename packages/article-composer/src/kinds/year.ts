import { signOfYear } from '../keyword/sign-words.ts';
import { isYearOver } from '../wording/calendar-phrases.ts';
import type { Kind, WriteYear } from '../kind.ts';
import { writeNewYear } from './new-year.ts';
import { writeYear } from './one-year.ts';
import { writeTaiSui, writeTwelve } from './twelve-in-year.ts';

type Focus = 'year' | 'twelve' | 'new year' | 'tai sui';

/** One year of the calendar: its animal and dates, its New Year, or its relations to all twelve signs. */
export const year: Kind<Focus> = {
  id: 'year',
  needs: { years: 1, signs: [0, 2], elements: [0, 1] },
  fits: ({ years: [asked = 0], signs: [one] }, today) =>
    one === undefined || one === signOfYear(asked) || asked < today.getUTCFullYear(),
  focuses: {
    year: 'year years personality character characteristics traits people next this coming upcoming baby babies child children kids animal element dates date born birth birthday meaning calendar begin start end long days january february march april june july august september october november december',
    twelve:
      'expect expects predictions prediction predict forecast forecasts horoscope horoscopes luck lucky luckiest unlucky unluckiest best worst fortune twelve 12 favored outlook good bad',
    'new year':
      'new year lunar cny spring festival eve date holiday celebration celebrations celebrated celebrate tradition traditions customs long last days color colors',
    'tai sui': 'tai sui offend offends offending clash conflict god',
  },
  category: () => 'years',
  key: ({ years: [asked] }, focus) => (focus === 'year' ? `year ${asked ?? ''}` : `${focus} ${asked ?? ''}`),
  write(entities, focus, context) {
    const {
      years: [asked = 0],
    } = entities;
    const namesTaiSui =
      focus === 'twelve' ||
      focus === 'tai sui' ||
      (focus === 'year' && !isYearOver(asked, context.facts.today));
    return {
      ...writers[focus](asked, entities, context),
      sources: namesTaiSui ? ['calendar', 'tai sui'] : ['calendar'],
    };
  },
};

const writers: Readonly<Record<Focus, WriteYear>> = {
  year: writeYear,
  twelve: writeTwelve,
  'new year': writeNewYear,
  'tai sui': writeTaiSui,
};
