import { minorHeading, paragraph, together } from '../claims/markup.ts';
import { say } from '../claims/passage.ts';
import type { Section } from '../fit-sections.ts';
import type { Story } from '../story.ts';
import { elementOfYear, spanOfYear, yearByName, yearsOfSign } from '../wording/calendar-phrases.ts';
import { elementPortraits } from '../wording/element-portraits.ts';
import { fixedElement, gifts } from '../wording/sign-phrases.ts';

/** A paragraph about each combination of the sign and an element. */
export function kindsOfSignSections(story: Story): Section[] {
  const { focus, choice, topics } = story;
  const basePriority = topics.elements.length > 0 ? 0 : 7;
  return focus.slice(0, 2).map((sign, index) => ({
    about: 'kinds of a sign',
    heading: choice.pick([`Five kinds of ${sign.name}`, `The ${sign.name} and the five elements`]),
    matchesKeyword: topics.elements.length > 0 || topics.themes.includes('element'),
    blocks: choice.some(yearsOfSign(sign, 1960, 2019), 5).map((year, at) => {
      const element = elementOfYear(year);
      const words = choice.pick(elementPortraits[element].nature);
      const [gift = ''] = choice.some(gifts(sign), 1);
      return {
        priority: (topics.elements.includes(element) ? 1 : 6 + at / 10) + basePriority + index * 4,
        content: together(
          minorHeading(`The ${element} ${sign.name}`),
          paragraph(
            say`The ${yearByName(year)} year runs from ${spanOfYear(year)}, and the same pair stood over the ${yearByName(year - 60)} year.`,
            words,
            choice.pick([
              `Whoever likes to put the two together may think of ${gift} first.`,
              `Put together with the sign, it can be read into ${gift}, or left out.`,
              `A reader who combines the two may begin with ${gift}.`,
            ]),
            choice.pick([
              say`Laid over the ${sign.name}, whose own element is ${fixedElement(sign)}, it is read as a shade and not as a second sign.`,
              say`With ${fixedElement(sign)} as the fixed element of the ${sign.name}, the almanac reads the two together.`,
              say`How much it adds to the ${sign.name}’s own ${fixedElement(sign)} is a matter on which almanacs differ.`,
            ]),
          ),
        ),
      };
    }),
  }));
}
