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
  const partner = nameOf(chart, 'six-harmony')[0] ?? '';
  return {
    id: 'relationships',
    heading: text(`voice.headings.${audience}.relationships`),
    figure: { kind: 'bonds', sign: sign.id },
    summary: summaryOf(audience, partner, isYoung(audience) ? familyGroup : partnerGroup),
    paragraphs: [
      closeUp(chart, audience),
      ...ofPartner(chart, audience, partnerGroup),
      ofFamily(chart, audience, familyGroup),
      ofSigns(chart, audience),
      ...(isBaby(chart) ? [] : classmates(chart, audience)),
      ...ofGenerations(chart, audience),
      ...(isBaby(chart) ? [] : [threadWithPeople(chart, audience)]),
    ],
    ...pointsOf(chart, audience, familyGroup),
  };
}

function summaryOf(audience: Audience, partner: string, group: TenGodGroup): string {
  switch (audience) {
    case 'adult':
    case 'elder':
      return text(`chapters.relationships.summary.${audience}`, {
        partner,
        theme: text(`chapters.relationships.themes.${group}`),
      });
    case 'teen':
    case 'child':
      return text(`chapters.relationships.summary.${audience}`, {
        partner,
        theme: text(`chapters.relationships.familyThemes.${group}`),
      });
  }
}

/** The portrait of the day sign, because the day stands for the closest person. */
function closeUp(chart: Chart, audience: Audience): Paragraph {
  const id = chart.pillars.day.sign;
  const values = {
    who: who(audience),
    sign: signName(id, chart.birth.calendar),
    text: isBaby(chart) ? text('baby.close', { text: portraitOf(id, audience) }) : portraitOf(id, audience),
  };
  return paragraph(
    text(id === chart.sign.id ? 'chapters.relationships.closeSame' : 'chapters.relationships.close', values),
    byDay(chart, 'root-and-fruit'),
    [claim('day-sign', id)],
  );
}

function portraitOf(id: ZodiacSignId, audience: Audience): string {
  switch (audience) {
    case 'adult':
      return text(`signs.${id}.adult.love`);
    case 'elder':
      return text(`signs.${id}.elder.people`);
    case 'teen':
      return text(`signs.${id}.teen.people`);
    case 'child':
      return text(`signs.${id}.child.family`);
  }
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

const nameOf = ({ sign, birth }: Chart, relation: Relation): string[] =>
  signsIn(sign.id, relation).map((id) => signName(id, birth.calendar));

/**
 * The age that people reach in this year. It is one year above majority, because people born late in a year may not
 * have had their birthday.
 */
const ageOfMajority = 18 + 1;
const maxYears = 3;

/** The years of birth nearest to the person's of adults with a related animal, such as `'1973, 1985 or 1997'`. */
function yearsOf({ sign, zodiac, today }: Chart, relation: Relation): string {
  const related = signsIn(sign.id, relation);
  const last = Number(today.slice(0, 4)) - ageOfMajority;
  return alternatives(
    Array.from({ length: 12 * maxYears * 2 }, (_, index) => zodiac.zodiacYear - 12 * maxYears + index)
      .filter((year) => year <= last && related.includes(signOfYear(year)))
      .toSorted((a, b) => Math.abs(a - zodiac.zodiacYear) - Math.abs(b - zodiac.zodiacYear))
      .slice(0, maxYears)
      .toSorted((a, b) => a - b)
      .map(String),
  );
}

function ofSigns(chart: Chart, audience: Audience): Paragraph {
  const { sign } = chart;
  const [partner = ''] = nameOf(chart, 'six-harmony');
  const [first = '', second = ''] = nameOf(chart, 'three-harmonies');
  const [clash = ''] = nameOf(chart, 'six-clash');
  const [harm = ''] = nameOf(chart, 'six-harm');
  const [partnerId] = signsIn(sign.id, 'six-harmony');
  const kinds = partnerId ? compatibility(sign.id, partnerId).relations.map(({ kind }) => kind) : [];
  const tension = (['punishment', 'six-destruction'] as const).find((kind) => kinds.includes(kind));
  const names = { sign: sign.name, partner, first, second, clash };
  const told = isBaby(chart)
    ? text('baby.signs', names)
    : isYoung(audience)
      ? text('chapters.relationships.signsYoung', names)
      : text('chapters.relationships.signs', {
          ...names,
          harm,
          partnerYears: yearsOf(chart, 'six-harmony'),
          clashYears: yearsOf(chart, 'six-clash'),
        });
  return paragraph(
    [
      told,
      ...(tension
        ? [
            isYoung(audience)
              ? text(`chapters.relationships.tensionYoung.${tension}`, { sign: sign.name, partner })
              : text(`chapters.relationships.tension.${tension}`, { sign: sign.name, partner }),
          ]
        : []),
      text('chapters.relationships.limit'),
    ].join(' '),
    bySign(chart, 'relations-of-branches'),
    (['six-harmony', 'three-harmonies', 'six-clash', 'six-harm'] as const).flatMap((relation) =>
      signsIn(sign.id, relation).map((id) => claim(`sign:${id}`, relation)),
    ),
  );
}

/** Parents and teachers of young people, and the family of old people, by the same rule. */
function ofGenerations(chart: Chart, audience: Audience): Paragraph[] {
  if (audience === 'adult') return [];
  const [partner = ''] = nameOf(chart, 'six-harmony');
  const [first = '', second = ''] = nameOf(chart, 'three-harmonies');
  const [clash = ''] = nameOf(chart, 'six-clash');
  const names = { partner, first, second, clash };
  return [
    paragraph(
      isBaby(chart) ? text('baby.parents', names) : text(`sides.parents.${audience}`, names),
      bySign(chart, 'relations-of-branches'),
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
