import { minorHeading, paragraph, together } from '../claims/markup.ts';
import { say, stated, type Phrase } from '../claims/passage.ts';
import type { Section } from '../fit-sections.ts';
import type { Choice } from '../seeded-choice.ts';
import type { Story } from '../story.ts';
import {
  newYearsDay,
  newYearsEve,
  placeInCycle,
  signByYear,
  spanOfYear,
  yearByName,
  yearsBetween,
  yearsOfSign,
} from '../wording/calendar-phrases.ts';
import { rowsInWords } from '../wording/table-phrases.ts';

/** Paragraphs about single years, which fill long articles. */
export function yearNotes(story: Story): Section {
  const { focus, topics, choice } = story;
  const own = focus.flatMap((sign) => yearsOfSign(sign, 1900, 2043));
  const pool = [...choice.some(own, own.length), ...choice.some(yearsBetween(1900, 2043), 60)];
  const years = [...new Set([...topics.years, ...pool])];
  return {
    about: 'single years',
    heading: choice.pick(['Year by year', 'Single years, looked at closely', 'Some years in detail']),
    blocks: years.map((year, index) => ({
      priority: topics.years.includes(year) ? 3 : 13 + index / 2,
      content: together(minorHeading(yearByName(year)), paragraph(...yearSentences(story, year))),
    })),
  };
}

function yearSentences({ choice, shown }: Story, year: number): Phrase[] {
  const founded = choice.some(
    shown.companies.filter((company) => company.year === year),
    3,
  );
  const brands = choice.some(
    shown.carBrands.filter((brand) => brand.year === year),
    2,
  );
  const states = shown.usStates.filter((state) => state.year === year);
  return [
    choice.pick([
      say`The days from ${spanOfYear(year)} make up this year.`,
      say`It opens on ${newYearsDay(year)} and closes on ${newYearsEve(year + 1)}.`,
      say`New Year’s Day is ${newYearsDay(year)} here, and the eve of the next is ${newYearsEve(year + 1)}.`,
    ]),
    ...choice.some(
      [cycleSentence(choice, year), stemSentence(choice, year), neighbourSentence(choice, year)],
      3,
    ),
    ...(founded.length > 0
      ? [
          choice.pick([
            say`Dated to it in our tables: ${rowsInWords('companies', founded)}.`,
            say`Among the companies that give it as their year of foundation: ${rowsInWords('companies', founded)}.`,
          ]),
        ]
      : []),
    ...(brands.length > 0 ? [say`Among car brands it has ${rowsInWords('carBrands', brands)}.`] : []),
    ...(states.length > 0 ? [say`Statehood: ${rowsInWords('usStates', states)}.`] : []),
  ];
}

function cycleSentence(choice: Choice, year: number): Phrase {
  const claim = placeInCycle(year);
  const name = stated(claim, (cycle) => cycle.name);
  const pinyin = stated(claim, (cycle) => cycle.pinyin);
  const place = stated(claim, (cycle) => String(cycle.place));
  return choice.pick([
    say`Its name in the cycle of sixty is ${name}, read ${pinyin}, at place ${place}.`,
    say`Scholars would write it ${name} (${pinyin}), place ${place} in the cycle of sixty.`,
    say`Stem and branch give ${name}, spoken ${pinyin}; the place in the cycle of sixty is ${place}.`,
  ]);
}

function stemSentence(choice: Choice, year: number): Phrase {
  const claim = placeInCycle(year);
  const stem = stated(claim, (cycle) => cycle.stem);
  const polarity = stated(claim, (cycle) => cycle.polarity);
  const element = stated(claim, (cycle) => cycle.element);
  return choice.pick([
    say`The stem ${stem} makes it a ${polarity} year of ${element}.`,
    say`${element} comes from its stem ${stem}, which is ${polarity}.`,
    say`By its stem ${stem} it is ${polarity}, and its element is ${element}.`,
  ]);
}

const neighbourSentence = (choice: Choice, year: number): Phrase =>
  choice.pick([
    say`A child born on ${newYearsEve(year)} belongs to the ${signByYear(year - 1)} instead.`,
    say`Up to and including ${newYearsEve(year)} the ${signByYear(year - 1)} still rules.`,
    say`The ${signByYear(year + 1)} follows on ${newYearsDay(year + 1)}.`,
  ]);
