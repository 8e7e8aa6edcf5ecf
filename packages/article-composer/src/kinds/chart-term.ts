import { describeSign, zodiacSigns } from '@org/zodiac-core';
import { placesOfStar, type BranchCharacter, type Star, type StemCharacter } from '@org/zodiac-core/stars';
import { text } from '@org/content/articles';
import { text as reading } from '@org/content/reading';
import type { Section } from '../article-parts.ts';
import { filled, filledIn } from '../claims/filled.ts';
import { paragraph, table } from '../claims/markup.ts';
import { listed, stated, upperFirst, type Phrase } from '../claims/passage.ts';
import type { ChartTerm } from '../keyword/chart-terms.ts';
import { stems } from '../keyword/stem-in.ts';
import { answer, prose } from '../sections/sign-sections.ts';
import { calendarYearsBetween, placeInCycle, yearByName, yearsOfSign } from '../wording/calendar-phrases.ts';

/** The animal of each group of three signs that brings the star of love, in the order of `star.groups`. */
const peachBlossoms = ['rooster', 'horse', 'rabbit', 'rat'] as const;

/** The star of love: which sign has which animal, and how it is read. */
const peachBlossom = (now: number): readonly Section[] => [
  answer(...text('star.answer')),
  {
    heading: text('heads.yourStar'),
    blocks: [
      paragraph(...text('star.found')),
      table(
        text('tables.peachBlossoms'),
        text('columns.peachBlossoms'),
        peachBlossoms.map((id, at): Phrase[] => {
          const sign = describeSign(id);
          const [next = now] = yearsOfSign(sign, now + 1, now + 12);
          return [text('star.groups')[at] ?? '', sign.name, yearByName(next)];
        }),
      ),
    ],
  },
  prose(text('heads.howItIsRead'), ...text('star.read')),
  prose(text('heads.yearOfStar'), ...text('star.year')),
  prose(text('heads.theName'), ...text('star.name')),
];

/** A stem as its kind of element, or a branch as its animal. */
function nameOf(character: StemCharacter | BranchCharacter): string {
  const stem = stems.find((each) => each.character === character);
  if (stem) return `${stem.polarity} ${stem.element}`;
  return zodiacSigns.find(({ branch }) => branch.character === character)?.name ?? '';
}

/** Where a star stands, for each stem or animal from which it is counted. */
function placesOf(star: Star): Section {
  const isOfStem = star.countedFrom.some((origin) => origin.endsWith('stem'));
  const characters = isOfStem
    ? stems.map(({ character }) => character)
    : zodiacSigns.map(({ branch }) => branch.character);
  const origins = star.countedFrom.map((origin) => text(`star.origins.${origin}`));
  return {
    heading: text('heads.whereStarStands'),
    blocks: [
      paragraph(filled(text('star.counted'), { origins: listed(origins) })),
      table(
        filledIn(text('tables.placesOfStar'), { star: star.english }),
        text(isOfStem ? 'columns.starByStem' : 'columns.starByAnimal'),
        characters.map((from) => [nameOf(from), listed(placesOfStar(star.id, from).map(nameOf))]),
      ),
    ],
  };
}

/** The ten day masters, and how a reader finds the own one. */
const dayMasters = (meaning: string, now: number): readonly Section[] => [
  answer(meaning, text('star.day-master')),
  {
    heading: text('heads.tenDayMasters'),
    blocks: [
      paragraph(text('star.ten')),
      table(
        text('tables.tenDayMasters'),
        text('columns.dayMasters'),
        stems.map((stem): Phrase[] => [
          `${stem.polarity} ${stem.element}`,
          stated(
            placeInCycle(
              calendarYearsBetween(now, now + 9).find((year) => placeInCycle(year).stem === stem.character) ??
                now,
            ),
            (claim) => claim.stem,
          ),
          reading(`stems.${stem.character}.image`),
          // The second sentence of the text, as in “People with it are direct and fair”.
          upperFirst(
            (reading(`stems.${stem.character}.core`).split('. ')[1] ?? '').replace('People with it ', ''),
          ),
        ]),
      ),
    ],
  },
  prose(
    text('heads.strongOrWeak'),
    ...text('topics.reading.first').slice(3),
    ...text('star.day-master-more'),
  ),
];

/** The sections on a term of birth charts. */
export function aboutTerm(
  { name, meaning, star }: ChartTerm,
  now: number,
  evidence: readonly Section[],
): readonly Section[] {
  const [second = '', ...more] = text(`topics.${star ? 'stars' : 'reading'}.second`);
  const end = prose(second, ...more);
  if (name === 'Peach Blossom') return [...peachBlossom(now), end];
  if (star) return [answer(meaning, text('topics.stars.answer')), placesOf(star), end];
  if (/^day master/i.test(name)) return [...dayMasters(meaning, now), end];
  const [first, ...told] = text('topics.reading.first');
  return [answer(meaning), prose(first, text('topics.reading.answer'), ...told), ...evidence, end];
}
