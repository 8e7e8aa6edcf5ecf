import { compatibility, zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import type { Article } from '../article-parts.ts';
import { bulletList, paragraph, pointer, sourcesNote, table } from '../claims/markup.ts';
import { listed, say, type Phrase } from '../claims/passage.ts';
import { signOfWord } from '../keyword/sign-words.ts';
import { wordsIn } from '../keyword/words-in.ts';
import { placeReasons } from '../prose/place-reasons.ts';
import { signTexts } from '../prose/sign-texts.ts';
import { sourceById } from '../prose/sources.ts';
import { asksForOrder } from '../understand/subject-of.ts';
import type { Aspect } from '../understand/subject.ts';
import { vary } from '../vary.ts';
import { newYearsDay, signByYear, spanOfYear, yearByName, yearsOfSign } from '../wording/calendar-phrases.ts';
import { bestPartnersOf, oneOfRelation, partnersOf, pointsOfPair } from '../wording/pairing-phrases.ts';
import { branchOf, characterOf, doubleHour, placeInCircle, plural } from '../wording/sign-phrases.ts';
import { countOfSign, tableWords } from '../wording/table-phrases.ts';
import { lowerFirst, upperFirst, withArticle } from '../wording/words.ts';
import { thisYear, type Context } from './context.ts';
import { answer, prose } from './sections.ts';
import { luckArticle } from './luck-article.ts';
import { moneyArticle } from './money-article.ts';
import { personArticle } from './person-article.ts';
import { verdictOnQuality } from './quality-article.ts';
import { factsTable } from './sign-facts.ts';
import { whenYearsAre } from './when-years-are.ts';
import { yearsOfOneSign } from './years-table.ts';

/** Answers one question about one sign. @param bornIn - the zodiac year by which the keyword names the sign */
export function signArticle(
  sign: ZodiacSign,
  aspect: Aspect,
  context: Context,
  bornIn: number | null = null,
): Article {
  const article = answerers[aspect](sign, context);
  if (bornIn === null) return article;
  const [first, ...others] = article.sections;
  const year = paragraph(
    say`${yearByName(bornIn)}: ${spanOfYear(bornIn)}. Earlier birthdays belong to the ${signByYear(bornIn - 1)}.`,
  );
  return first
    ? { ...article, sections: [{ ...first, blocks: [...first.blocks, year] }, ...others] }
    : article;
}

const answerers: Readonly<Record<Aspect, (sign: ZodiacSign, context: Context) => Article>> = {
  character(sign, { text }) {
    const texts = signTexts[sign.id];
    return {
      title: `${sign.name} Personality: What Tradition Says`,
      description: say`${sign.traits}: how the Chinese zodiac describes the ${sign.name}, its strengths, its weak sides and the facts of the sign.`,
      sections: [
        answer(
          twoNamesOf(sign, text),
          verdictOnQuality(sign, text),
          /\bis\b.*\b(?:good|bad|evil)\b.*\b(?:signs?|animals?|zodiac)\b/.test(text)
            ? 'No rule makes a sign good or bad.'
            : '',
          say`Tradition describes the ${sign.name} (${characterOf(sign)}) as ${lowerFirst(sign.traits)}; it is the ${placeInCircle(sign)} of the twelve signs of the Chinese zodiac.`,
        ),
        prose(`How ${plural(sign)} are described`, texts.character),
        {
          heading: vary(sign.id, [
            'Strong and weak sides',
            'What it does well, and less well',
            'Gifts and their price',
          ]),
          blocks: [
            paragraph(texts.strengths),
            bulletList(sign.strengths),
            paragraph(texts.weaknesses),
            bulletList(sign.weaknesses),
          ],
        },
        { heading: `Facts of the sign`, blocks: [factsTable(sign)] },
      ],
    };
  },

  love(sign, { text }) {
    const worst = listed(partnersOf(sign, 'six-clash').map(({ name }) => name));
    const texts = signTexts[sign.id];
    return {
      title: `${sign.name} Compatibility: Best and Worst Matches`,
      description: say`Who suits the ${sign.name} by the rules of the Chinese zodiac: ${listed(sign.bestCompatibility)}. All twelve signs, with the rule behind each.`,
      sections: [
        answer(
          /\bsecret friend|\bsix harmon|六合/.test(text)
            ? say`The secret friend of the ${sign.name}, by the six harmonies (六合), is the ${listed(partnersOf(sign, 'six-harmony').map(({ name }) => name))}.`
            : '',
          /\bworst\b|\benem|\bleast\b|\bincompatible\b|\bavoid|\bclash|\bopposite|\bnot\b/.test(text)
            ? say`By tradition the ${sign.name} goes worst with the ${worst}, across the circle, and best with ${bestPartnersOf(sign)}.`
            : say`The ${sign.name} goes best with ${bestPartnersOf(sign)}, and least with ${worst}.`,
        ),
        prose(
          vary(`${sign.id} love`, [
            `The ${sign.name} in love`,
            `Close to ${withArticle(sign.name)}`,
            `What ${withArticle(sign.name)} looks for`,
          ]),
          texts.love,
        ),
        {
          heading: `The ${sign.name} with each of the twelve`,
          blocks: [
            table(
              `Scores on our scale of a hundred; the rules are tradition, the points are ours`,
              ['With', 'Score', 'Rule'],
              zodiacSigns
                .map((other) => ({ other, ...compatibility(sign.id, other.id) }))
                .toSorted((a, b) => b.score - a.score)
                .map(({ other, basis }) => [other.name, pointsOfPair(sign, other), oneOfRelation[basis]]),
            ),
            paragraph(texts.matches),
          ],
        },
      ],
    };
  },

  work(sign, { facts, text }) {
    const texts = signTexts[sign.id];
    return {
      title: `${sign.name} Career: Work That Suits the Sign`,
      description: `The ${sign.name} at work as tradition describes it: the trades it is sent to, the colleague and the boss, and what wears it down.`,
      sections: [
        ...(asksForBoss.test(text)
          ? [answer(`The ${sign.name} as a boss, by tradition: ${lowerFirst(texts.boss)}`)]
          : []),
        answer(
          verdictOnQuality(sign, text),
          `Tradition sends the ${sign.name} to ${lowerFirst(sign.careerStrengths)} ${texts.workAnswer}`,
        ),
        prose(
          vary(`${sign.id} work`, [
            `The ${sign.name} on a working day`,
            `At work beside ${withArticle(sign.name)}`,
            `${plural(sign)} and their trades`,
          ]),
          texts.work,
        ),
        ...(asksForBoss.test(text)
          ? []
          : [
              prose(
                vary(`${sign.id} boss`, ['As a boss, and under one', 'Leading and being led', 'With others']),
                [texts.boss],
              ),
            ]),
        facts.companies.length > 0
          ? {
              heading: `Companies under the ${sign.name}`,
              blocks: [
                pointer(
                  say`By date of founding, ${countOfSign(facts, 'companies', sign)} belong here: see the`,
                  'company database',
                  tableWords.companies.path,
                ),
              ],
            }
          : { heading: '', blocks: [] },
      ],
    };
  },

  years(sign, context) {
    const texts = signTexts[sign.id];
    const now = thisYear(context);
    const years = yearsOfSign(sign, 1900, now + 30);
    const next = years.find((year) => year > now) ?? now;
    const last = years.findLast((year) => year <= now) ?? now;
    return {
      title: `Years of the ${sign.name}, With Exact Dates`,
      description: say`All years of the ${sign.name} in living memory with first and last day. The next runs from ${spanOfYear(next)}.`,
      sections: [
        { heading: '', blocks: whenYearsAre(sign, context, { last, next }) },
        {
          heading: `All years of the ${sign.name}`,
          blocks: [
            yearsOfOneSign(`Years of the ${sign.name}; the first and the last day belong to the year`, years),
          ],
        },
        prose(`People of the ${sign.name}’s years`, [texts.bornInThem]),
      ],
    };
  },

  'own year'(sign, context) {
    const texts = signTexts[sign.id];
    const now = thisYear(context);
    const years = yearsOfSign(sign, now - 24, now + 40);
    const next = years.find((year) => year > now) ?? now;
    return {
      title: `The ${sign.name}’s Own Year (本命年)`,
      description: say`When the ${sign.name} has its own year, why custom calls it a delicate one, and the red thread that goes with it. Next: ${newYearsDay(next)}.`,
      sections: [
        answer(
          yearsOfSign(sign, now, now).length > 0
            ? say`The ${sign.name}’s own year (本命年) is ${yearByName(now)}, from ${spanOfYear(now)}, and then again from ${newYearsDay(next)}.`
            : say`The ${sign.name}’s next own year (本命年) runs from ${spanOfYear(next)}.`,
        ),
        prose(
          vary(`${sign.id} own`, ['Meeting oneself', 'When the circle closes', 'Its own year']),
          texts.ownYear,
        ),
        { heading: 'The dates', blocks: [yearsOfOneSign(`Own years of the ${sign.name}`, years)] },
      ],
    };
  },

  culture(sign, { text }) {
    const texts = signTexts[sign.id];
    return {
      title: `The ${sign.name} in Chinese Story and Custom`,
      description: `How the ${sign.name} came to its place in the zodiac, and what the animal stands for in Chinese tales, pictures and festivals.`,
      sections: [
        answer(
          /\bmyth(?:ical|ological)\b/.test(text)
            ? 'Of the twelve animals the Dragon is the only one that does not exist.'
            : /\breal\b/.test(text)
              ? sign.id === 'dragon'
                ? 'No: of the twelve animals the Dragon is the only one that does not exist.'
                : 'Yes: of the twelve animals only the Dragon does not exist.'
              : '',
          say`The ${sign.name} (${characterOf(sign)}) is the ${placeInCircle(sign)} animal of the Chinese zodiac. ${asksForPlace(text) || asksForOrder.test(text) ? placeReasons[sign.id] : texts.cultureAnswer}`,
        ),
        prose(
          vary(`${sign.id} race`, ['In the race', 'How it came to its place', 'The tale of the crossing']),
          [texts.race],
        ),
        {
          heading: vary(`${sign.id} culture`, [
            'In story and picture',
            'What people see in it',
            'The animal in China',
          ]),
          blocks: [
            ...texts.culture.map((text) => paragraph(text)),
            sourcesNote([sourceById(`${sign.id} sign`)]),
          ],
        },
        { heading: 'Facts of the sign', blocks: [factsTable(sign)] },
      ],
    };
  },

  hour(sign) {
    const texts = signTexts[sign.id];
    return {
      title: `The Hour of the ${sign.name}`,
      description: say`The double hour of the ${sign.name} lasts from ${doubleHour(sign)} by the sun. What the old clock meant by it, and who is born in it.`,
      sections: [
        answer(
          say`The double hour of the ${sign.name} (${branchOf(sign)}) lasts from ${doubleHour(sign)}, by the clock of the sun.`,
          texts.hourAnswer,
        ),
        prose(
          vary(`${sign.id} hour`, ['Why this animal', 'The old clock', 'What happens in it']),
          texts.hour,
        ),
        { heading: 'Facts of the sign', blocks: [factsTable(sign)] },
      ],
    };
  },

  luck: luckArticle,
  money: moneyArticle,
  man: (sign) => personArticle(sign, 'man'),
  woman: (sign) => personArticle(sign, 'woman'),
};

/** As in "difference between rat and mouse". */
function twoNamesOf(sign: ZodiacSign, text: string): Phrase {
  const [name, other] = new Set(
    wordsIn(text)
      .filter((word) => signOfWord(word) === sign)
      .map((word) => word.replace(/s$/, '')),
  );
  return name !== undefined && other !== undefined
    ? say`${upperFirst(name)} and ${other} are one sign, with one word in Chinese.`
    : '';
}

/** As in "why is the rat first". */
const asksForPlace = (text: string): boolean =>
  /\bwhy\b.*\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|last|place|order)\b/.test(
    text,
  );

const asksForBoss = /\bboss|\bmanag|\bleader|\bceos?\b/;
