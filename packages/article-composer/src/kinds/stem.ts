import { sexagenaryYear, zodiacSigns, type HeavenlyStem } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { text as glossary } from '@org/content/glossary';
import { text as reading } from '@org/content/reading';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { bulletList, paragraph } from '../claims/markup.ts';
import { listed, say, stated } from '../claims/passage.ts';
import { muchOf, yearsToElements } from './element.ts';
import { stems } from '../keyword/stem-in.ts';
import { answer, prose, theSign } from '../sections/sign-sections.ts';
import { placeInCycle, zodiacYearOn } from '../wording/calendar-phrases.ts';
import { yearsTable } from '../wording/years-table.ts';
import type { Kind } from '../kind.ts';

/** One of the ten heavenly stems, such as Yin Fire, as a day master and in the years. */
export const stem: Kind<'meaning'> = {
  id: 'stem',
  needs: { stem: 1, elements: [0, 1] },
  focuses: {
    meaning:
      'meaning day master reading bazi stem stems heavenly element personality person people traits character day born year years man woman strengths weaknesses',
  },
  category: () => 'elements',
  key: ({ stem: one }) => one?.character ?? '',
  write({ stem: one = sexagenaryYear(1984).stem }, _focus, { facts }) {
    const now = zodiacYearOn(facts.today);
    const years = Array.from({ length: 81 }, (_, at) => now - 60 + at).filter(
      (year) => placeInCycle(year).stem === one.character,
    );
    const [first = now] = years;
    const name = nameOf(one);
    const animals = zodiacSigns.filter(({ polarity }) => polarity === one.polarity).map(theSign);
    const written = say`${stated(placeInCycle(first), (claim) => claim.stem)}, ${one.pinyin}`;
    return {
      title: filled(text('titles.stem'), {
        stem: name,
        character: stated(placeInCycle(first), (claim) => claim.stem),
      }),
      description: filled(text('titles.stemAbout'), {
        stem: name,
        image: reading(`stems.${one.character}.image`),
      }),
      sections: [
        answer(
          filled(text('stem.answer'), {
            stem: name,
            written,
            image: reading(`stems.${one.character}.image`),
            short: reading(`stems.${one.character}.short`),
          }),
        ),
        prose(
          filled(text('heads.stemDescribed'), { stem: name }),
          // The answer has the comparison of the first sentence.
          reading(`stems.${one.character}.core`).replace(/^[^.]* is compared to [^.]*\. /, ''),
        ),
        prose(
          filled(text('heads.stemAsDayMaster'), { stem: name }),
          glossary('terms.day-master.meaning'),
          filled(text('stem.if-yours'), { stem: name }),
          reading(`stems.${one.character}.adult`),
        ),
        {
          heading: text('heads.help'),
          blocks: [
            paragraph(text('sign.helps')),
            bulletList(reading(`stems.${one.character}.helps`)),
            paragraph(text('sign.watch')),
            bulletList(reading(`stems.${one.character}.watch`)),
          ],
        },
        ...besideOthers(one),
        {
          heading: filled(text('titles.yearsOfElement'), { one: name }),
          blocks: [
            paragraph(
              filled(text('stem.years'), { stem: name, polarity: one.polarity, animals: listed(animals) }),
            ),
            yearsTable(filled(text('titles.yearsWithElement'), { one: name }), years),
          ],
        },
      ],
      questions: [[text('questions.stem-of-birth.ask'), text('questions.stem-of-birth.say')]],
      figure: yearsToElements(one.element, now),
      sources: ['four pillars', 'cycle'],
    };
  },
};

const nameOf = ({ polarity, element }: HeavenlyStem): string => `${polarity} ${element}`;

/** The other stem of the element, and the element itself. */
function besideOthers(one: HeavenlyStem): readonly Section[] {
  const name = nameOf(one);
  const sister = stems.find((each) => each.element === one.element && each !== one) ?? one;
  const sisterName = nameOf(sister);
  return [
    prose(
      filled(text('heads.stemAndOther'), { stem: name, other: sisterName }),
      filled(text('stem.sister'), { stem: name, other: sisterName }),
      reading(`stems.${sister.character}.core`),
    ),
    prose(
      text('heads.theElement'),
      text(`elements.${one.element}.meaning`),
      muchOf(one.element),
      text(`elements.${one.element}.none`),
    ),
  ];
}
