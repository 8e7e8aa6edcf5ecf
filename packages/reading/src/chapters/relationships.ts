import { tagged as text } from '@org/content/reading';
import { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import type { Chapter, Paragraph } from '../reading.ts';
import { elementOfStem, readingOfStem, signOfYear } from '../words/pillar-words.ts';
import { groupOf, type TenGodGroup } from '../ten-gods-of-elements.ts';
import {
  isCareful,
  isEasy,
  isFriction,
  relationsOfTwo,
  type Friction,
  type MainRelation,
} from '../years/main-relation.ts';
import { ownAnimal, signName } from '../years/relations-with-chart.ts';
import { alternatives, list, upperFirst } from '../words/grammar.ts';
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

type Bond = MainRelation & { readonly kind: 'six-harmony' | 'three-harmonies' | 'same-sign' };
type Strain = MainRelation & { readonly kind: 'six-clash' | Friction };

const isBond = (relation: MainRelation): relation is Bond =>
  isEasy(relation) || relation.kind === 'same-sign';
const isStrain = (relation: MainRelation): relation is Strain => isCareful(relation) || isFriction(relation);

/** The bonds of a sign with the two animals of a chart, and the main strain. */
interface Company {
  readonly sign: ZodiacSignId;
  readonly bonds: readonly Bond[];
  readonly strain: Strain | undefined;
}

/** The signs that a rule joins with an animal of the chart or separates from it; those with most bonds first. */
function companyOf(chart: Chart): Company[] {
  const rankOf = ({ bonds }: Company): number =>
    bonds.length * 2 + Number(bonds.some(({ kind }) => kind === 'six-harmony'));
  return zodiacSignIds
    .map((sign) => {
      const found = relationsOfTwo(sign, chart);
      return { sign, bonds: found.filter(isBond), strain: found.find(isStrain) };
    })
    .toSorted((a, b) => rankOf(b) - rankOf(a));
}

/** Whether a sign has a friendly bond and no strain. Two people of one sign have neither. */
const isEasyCompany = ({ bonds, strain }: Company): boolean => !strain && bonds.some(isEasy);

/** The easy signs with most bonds. */
function easiestSigns(chart: Chart): string {
  const easy = companyOf(chart).filter(isEasyCompany);
  const [best] = easy;
  const named = easy
    .filter(({ bonds }) => bonds.length === best?.bonds.length && bonds[0]?.kind === best.bonds[0]?.kind)
    .map(({ sign }) => `the ${signName(sign, chart.birth.calendar)}`);
  return list(named);
}

/** A sign with the years of birth nearest to a year. */
const signWithYears = (chart: Chart, { sign }: Company, around: number): string =>
  text('chapters.relationships.sign', {
    sign: signName(sign, chart.birth.calendar),
    years: yearsOf(chart, sign, around),
  });

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

/** The claims about the signs with which the rules join or separate the animals of a chart. */
const claimsOf = (company: readonly Company[]) =>
  company.map(({ sign, bonds: [bond], strain }) =>
    claim(`sign:${sign}`, [bond?.kind, strain?.kind].filter(Boolean).join('-')),
  );

const bondsInWords = (chart: Chart, bonds: readonly Bond[]): string[] =>
  bonds.map(({ kind, position }) =>
    text(`chapters.relationships.bonds.${kind}`, { own: ownAnimal(chart, position), position }),
  );

/**
 * A sign whose main strain is of a kind, if it has no bond, or a bond with the same animal. A sign that suits one animal of the chart
 * and strains the other is left out: it fills half of the text and helps nobody. The lesser kinds count only beside a bond.
 */
function strainInWords(chart: Chart, company: Company, kind: Strain['kind']): string[] {
  const { bonds, strain } = company;
  const isLesser = kind === 'punishment' || kind === 'six-destruction';
  const hasBond = bonds.length > 0;
  if (strain?.kind !== kind || isLesser !== hasBond) return [];
  if (bonds.some(({ position }) => position !== strain.position)) return [];
  return [
    text(`chapters.relationships.${hasBond ? 'mixed' : 'hard'}`, {
      sign: signWithYears(chart, company, chart.zodiac.zodiacYear),
      bond: list(bondsInWords(chart, bonds)),
      strain: text(`chapters.relationships.strains.${kind}`, {
        own: hasBond
          ? text('chapters.relationships.it')
          : text('chapters.relationships.own', { animal: ownAnimal(chart, strain.position) }),
      }),
    }),
  ];
}

/** The signs that are easy company, the hard ones, and a best match to which a lesser strain applies as well. */
function ofSigns(chart: Chart): Paragraph {
  const { sign: own, pillars, zodiac } = chart;
  const all = companyOf(chart);
  // Only the two allies of one animal have the same bonds.
  const easy = Map.groupBy(all.filter(isEasyCompany), ({ bonds }) =>
    bonds.map(({ kind, position }) => `${kind} ${position}`).join(),
  );
  const strained = (['six-clash', 'six-harm', 'punishment', 'six-destruction'] as const).flatMap((kind) => {
    const found = all.flatMap((company) => strainInWords(chart, company, kind));
    return found.length > 0
      ? text(`chapters.relationships.strained.${kind}`, { Signs: upperFirst(found.join(', and ')) })
      : [];
  });
  return paragraph(
    [
      text(`chapters.relationships.${own.id === pillars.day.sign ? 'animal' : 'animals'}`, {
        year: ownAnimal(chart, 'year'),
        day: ownAnimal(chart, 'day'),
      }),
      text('chapters.relationships.easy', {
        signs: [...easy.values()]
          .map((each) =>
            text('chapters.relationships.easySigns', {
              signs: list(each.map((company) => signWithYears(chart, company, zodiac.zodiacYear))),
              bond:
                each.length > 1
                  ? text('chapters.relationships.allies', {
                      own: ownAnimal(chart, each[0]?.bonds[0]?.position ?? 'year'),
                    })
                  : list(each.flatMap(({ bonds }) => bondsInWords(chart, bonds))),
            }),
          )
          .join('; '),
      }),
      ...strained,
      text('chapters.relationships.limit'),
    ].join(' '),
    bySign(chart, 'relations-of-branches'),
    claimsOf(all),
  );
}

/** The usual difference between a year of birth and that of a parent or a teacher. */
const yearsToParents = 32;

/** The signs of classmates, and those of parents and teachers with their years. A baby has no classmates. */
function ofParents(chart: Chart, audience: 'child' | 'teen'): Paragraph[] {
  const all = companyOf(chart);
  const inWords = (company: readonly Company[]): string =>
    alternatives(company.map((each) => signWithYears(chart, each, chart.zodiac.zodiacYear - yearsToParents)));
  const hard = all.filter(({ bonds, strain }) => bonds.length === 0 && isCareful(strain));
  return [
    ...(isBaby(chart) ? [] : classmates(chart, audience)),
    paragraph(
      [
        text(`sides.parents.${audience}.easy`, { signs: inWords(all.filter(isEasyCompany)) }),
        ...(hard.length > 0 ? [text(`sides.parents.${audience}.hard`, { signs: inWords(hard) })] : []),
        text(`sides.parents.${audience}.others`),
        text('chapters.relationships.limit'),
      ].join(' '),
      bySign(chart, 'relations-of-branches'),
      claimsOf(all),
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
