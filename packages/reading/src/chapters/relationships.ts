import { text } from '@org/content/reading';
import { compatibility, zodiacSignIds, type Relation, type ZodiacSignId } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import type { Chapter, Paragraph } from '../reading.ts';
import { elementOfStem, readingOfStem, signOfYear } from '../words/pillar-words.ts';
import { groupOf, type TenGodGroup } from '../ten-gods-of-elements.ts';
import { signName } from '../years/relations-with-chart.ts';
import { alternatives } from '../words/grammar.ts';
import { isBaby, isYoung, who, type Audience } from '../audience.ts';
import { byDay, bySign } from './reasons.ts';
import { classmates } from './sides.ts';
import { threadWithPeople } from './thread.ts';

/** Love, friendship and family. Below 18, only friendship and family. */
export function relationships(chart: Chart, audience: Audience): Chapter {
  const { sign, pillars, dayMaster } = chart;
  const partnerGroup = groupOf(
    dayMaster.element,
    elementOfStem(pillars.day.hiddenStems[0] ?? pillars.day.stem),
  );
  const familyGroup = groupOf(dayMaster.element, pillars.year.element);
  return {
    id: 'relationships',
    heading: text(`voice.headings.${audience}.relationships`),
    figure: { kind: 'bonds', sign: sign.id },
    summary: isBaby(chart)
      ? text('chapters.relationships.summary.baby', {
          theme: text(`chapters.relationships.familyThemes.${familyGroup}`),
        })
      : summaryOf(chart, audience, isYoung(audience) ? familyGroup : partnerGroup),
    paragraphs: [
      closeUp(chart, audience),
      ...ofPartner(chart, audience, partnerGroup),
      ofFamily(chart, audience, familyGroup),
      ...(isYoung(audience) ? ofParents(chart, audience) : [ofSigns(chart)]),
      ...(isBaby(chart) ? [] : [threadWithPeople(chart, audience)]),
    ],
    ...pointsOf(chart, audience, familyGroup),
  };
}

function summaryOf(chart: Chart, audience: Audience, group: TenGodGroup): string {
  return isYoung(audience)
    ? text(`chapters.relationships.summary.${audience}`, {
        theme: text(`chapters.relationships.familyThemes.${group}`),
      })
    : text(`chapters.relationships.summary.${audience}`, {
        easiest: easiestSigns(chart),
        theme: text(`chapters.relationships.themes.${group}`),
      });
}

/** The portrait of the day sign, because the day stands for the closest person. */
function closeUp(chart: Chart, audience: Audience): Paragraph {
  const id = chart.pillars.day.sign;
  const portrait = text(`signs.${id}.${audience}.people`);
  const values = {
    who: who(audience),
    sign: signName(id, chart.birth.calendar),
    text: isBaby(chart) ? text('baby.close', { text: portrait }) : portrait,
  };
  return paragraph(
    text(id === chart.sign.id ? 'chapters.relationships.closeSame' : 'chapters.relationships.close', values),
    byDay(chart, 'root-and-fruit'),
    [claim('day-sign', id)],
  );
}

function ofPartner(chart: Chart, audience: Audience, group: TenGodGroup): Paragraph[] {
  if (isYoung(audience)) return [];
  const { day } = chart.pillars;
  const stem = day.hiddenStems[0] ?? day.stem;
  return [
    paragraph(
      audience === 'adult' ? text(`groups.${group}.partner`) : text(`groups.${group}.elderPartner`),
      {
        ...byDay(chart, 'root-and-fruit'),
        because: text('because.branch', {
          branch: day.branch,
          stem: `${stem} (${readingOfStem(stem)})`,
          character: chart.dayMaster.character,
        }),
      },
      [claim('partner', group)],
    ),
  ];
}

function ofFamily(chart: Chart, audience: Audience, group: TenGodGroup): Paragraph {
  return paragraph(
    isYoung(audience) ? text(`groups.${group}.youngFamily`) : text(`groups.${group}.family`),
    {
      ...byDay(chart, 'root-and-fruit'),
      because: text('because.yearPillar', {
        name: chart.pillars.year.name,
        character: chart.dayMaster.character,
      }),
      changes: text('changes.yearPillar'),
      hangsOnHour: !chart.pillars.day.certain || !chart.pillars.year.certain,
    },
    [claim('family', group)],
  );
}

const signsIn = (own: ZodiacSignId, relation: Relation): ZodiacSignId[] =>
  zodiacSignIds.filter((other) => compatibility(own, other).basis === relation);

/** The difficult rule that applies to a sign and its partner as well, if there is one. */
function tensionOf({ sign }: Chart): 'punishment' | 'six-destruction' | undefined {
  const [partner = sign.id] = signsIn(sign.id, 'six-harmony');
  const kinds = compatibility(sign.id, partner).relations.map(({ kind }) => kind);
  return (['punishment', 'six-destruction'] as const).find((kind) => kinds.includes(kind));
}

/** The signs with the highest scores: the partner, or the two allies if a difficult rule applies to the partner. */
const easiestSigns = (chart: Chart): string =>
  signsIn(chart.sign.id, tensionOf(chart) ? 'three-harmonies' : 'six-harmony')
    .map((id) => signName(id, chart.birth.calendar))
    .join(' and the ');

/**
 * The age that people reach in this year. It is one year above majority, because people born late in a year may not
 * have had their birthday.
 */
const ageOfMajority = 18 + 1;
/** Age of the oldest people whose year of birth is named. */
const oldestAge = 95;
const maxYears = 2;

/**
 * The years of birth of adults with a related animal that are nearest to a year, such as `'1985 or 1997'`. Leaves out the year
 * of the birth, which has another animal than the birth if that was before New Year’s Day.
 */
function yearsOf({ today, date }: Chart, sign: ZodiacSignId, around: number): string {
  const thisYear = Number(today.slice(0, 4));
  return alternatives(
    Array.from({ length: oldestAge - ageOfMajority + 1 }, (_, index) => thisYear - oldestAge + index)
      .filter((year) => sign === signOfYear(year) && year !== date.year)
      .toSorted((a, b) => Math.abs(a - around) - Math.abs(b - around))
      .slice(0, maxYears)
      .toSorted((a, b) => a - b)
      .map(String),
  );
}

/** The signs in harmony, allied and in clash with the sign of the year, and the years of birth of adults who have them. */
function relatedTo(chart: Chart, around: number) {
  const { sign, birth } = chart;
  const [partner = sign.id] = signsIn(sign.id, 'six-harmony');
  const [first = sign.id, second = sign.id] = signsIn(sign.id, 'three-harmonies');
  const [clash = sign.id] = signsIn(sign.id, 'six-clash');
  const named = (id: ZodiacSignId): string => signName(id, birth.calendar);
  return {
    partner: named(partner),
    partnerYears: yearsOf(chart, partner, around),
    first: named(first),
    firstYears: yearsOf(chart, first, around),
    second: named(second),
    secondYears: yearsOf(chart, second, around),
    clash: named(clash),
    clashYears: yearsOf(chart, clash, around),
  };
}

function ofSigns(chart: Chart): Paragraph {
  const { sign, zodiac, birth } = chart;
  const [harm = sign.id] = signsIn(sign.id, 'six-harm');
  const related = relatedTo(chart, zodiac.zodiacYear);
  const tension = tensionOf(chart);
  const { partner, partnerYears } = related;
  return paragraph(
    [
      text('chapters.relationships.signs', {
        ...related,
        best: text(`chapters.relationships.${tension ? 'closest' : 'best'}`, {
          sign: sign.name,
          partner,
          partnerYears,
        }),
        harm: signName(harm, birth.calendar),
        harmYears: yearsOf(chart, harm, zodiac.zodiacYear),
      }),
      ...(tension ? [text(`chapters.relationships.tension.${tension}`, { sign: sign.name, partner })] : []),
      text('chapters.relationships.limit'),
    ].join(' '),
    bySign(chart, 'relations-of-branches'),
    (['six-harmony', 'three-harmonies', 'six-clash', 'six-harm'] as const).flatMap((relation) =>
      signsIn(sign.id, relation).map((id) => claim(`sign:${id}`, relation)),
    ),
  );
}

/** The usual difference between a year of birth and that of a parent or a teacher. */
const yearsToParents = 32;

/** The signs of classmates, and those of parents and teachers with their years. A baby has no classmates. */
function ofParents(chart: Chart, audience: 'child' | 'teen'): Paragraph[] {
  const related = relatedTo(chart, chart.zodiac.zodiacYear - yearsToParents);
  const told = isBaby(chart) ? text('baby.parents', related) : text(`sides.parents.${audience}`, related);
  return [
    ...(isBaby(chart) ? [] : classmates(chart, audience)),
    paragraph(
      `${told} ${text('chapters.relationships.limit')}`,
      bySign(chart, 'relations-of-branches'),
      (['six-harmony', 'three-harmonies', 'six-clash'] as const).flatMap((relation) =>
        signsIn(chart.sign.id, relation).map((id) => claim(`sign:${id}`, relation)),
      ),
    ),
  ];
}

function pointsOf(chart: Chart, audience: Audience, group: TenGodGroup) {
  const id = chart.pillars.day.sign;
  if (isBaby(chart))
    return {
      whatHelps: [text(`baby.familyHelps.${group}`)],
      watchFor: [text(`baby.familyWatch.${group}`)],
    };
  switch (audience) {
    case 'adult':
    case 'elder':
      return { whatHelps: text(`signs.${id}.helps`), watchFor: text(`signs.${id}.watch`) };
    case 'teen':
      return {
        whatHelps: [...text(`signs.${id}.teenhelps`), text(`chapters.relationships.teenHelps.${group}`)],
        watchFor: [...text(`signs.${id}.teenwatch`), text(`chapters.relationships.teenWatch.${group}`)],
      };
    case 'child':
      return {
        whatHelps: [...text(`signs.${id}.childhelps`), text(`chapters.relationships.familyHelps.${group}`)],
        watchFor: [...text(`signs.${id}.childwatch`), text(`chapters.relationships.familyWatch.${group}`)],
      };
  }
}
