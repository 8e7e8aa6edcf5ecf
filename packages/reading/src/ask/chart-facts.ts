import { text } from '@org/content/ask';
import { sexagenaryYear, type Element } from '@org/zodiac-core';
import { strengthOfDayMaster } from '@org/zodiac-core/useful-element';
import { audienceOf, isYoung } from '../audience.ts';
import { endOf, inMonth, phaseAfter, presentWithTheme } from '../chapters/present-phase.ts';
import type { Chart } from '../chart.ts';
import { cycleOfElements, highest } from '../element-numbers.ts';
import { groupOf } from '../ten-gods-of-elements.ts';
import { toldStarsOf } from '../told-stars.ts';
import { alternatives, list } from '../words/grammar.ts';
import { isoDate } from '../words/dates.ts';
import { signOfBranch } from '../words/pillar-words.ts';
import { courseOf } from '../years/course-of.ts';
import { nameOf, theSign } from './signs-to.ts';
import type { Voice } from './voice-of.ts';

/** The day master and its strength. */
export function stemFacts({ dayMaster, pillars }: Chart, voice: Voice) {
  const { character, pinyin, element, polarity } = dayMaster;
  const { id: strength, percent } = strengthOfDayMaster(pillars);
  const { change } = pillars.day;
  return {
    stem: `${polarity} ${element}`,
    stemChinese: `${character}, ${pinyin}`,
    stemImage: text(`stem-answers.${character}.image`),
    stemTraits: text(`stem-answers.${character}.traits`),
    stemSkill: text(`stem-answers.${character}.skill`),
    stemChildSkill: text(`stem-answers.${character}.child-skill`),
    stemDecide: text(`stem-answers.${character}.decide`),
    stemReact: text(`stem-answers.${character}.react`),
    stemSure: text(`stem-answers.${character}.sure`),
    stemSeen: text(`stem-answers.${character}.seen`),
    stemEasy: text(`stem-answers.${character}.easy`),
    stemRest: text(`stem-answers.${character}.rest`),
    stemNoticed: text(`stem-answers.${character}.noticed`),
    stemRisk: text(`stem-answers.${character}.risk`),
    stemLeadCare: text(`stem-answers.${character}.lead-care`),
    stemLove: text(`stem-answers.${character}.love`),
    stemNeed: text(`stem-answers.${character}.need`),
    stemFalls: text(`stem-answers.${character}.falls`),
    stemParents: text(`stem-answers.${character}.parents`),
    stemTalk: text(`stem-answers.${character}.talk`),
    stemFriend: text(`stem-answers.${character}.friend`),
    stemQuarrel: text(`stem-answers.${character}.quarrel`, voice),
    stemChild: text(`stem-answers.${character}.child`),
    stemSubject: text(`stem-answers.${character}.subject`),
    stemExam: text(`stem-answers.${character}.exam`),
    stemElder: text(`stem-answers.${character}.elder`),
    stemGift: text(`stems.${character}.gift`, voice),
    stemCare: text(`stems.${character}.care`, voice),
    stemWork: text(`stems.${character}.work`, voice),
    stemLearn: text(`stems.${character}.learn`, voice),
    percent,
    strengthLine: text(`strength.${strength}.line`, { ...voice, stem: `${polarity} ${element}` }),
    strengthMeaning: text(`strength.${strength}.meaning`),
    strengthHelp: text(`strength.${strength}.help`),
    strengthChildCalm: text(`strength.${strength}.child-calm`),
    strengthChildLearn: text(`strength.${strength}.child-learn`),
    strengthBlind: text(`facts.blind.${strength}`),
    strengthSport: text(`facts.sport.${strength}`),
    strengthConfidence: text(`facts.confidence.${strength}`),
    strengthExam: text(`facts.exam.${strength}`),
    strengthDecide: text(`facts.decide.${strength}`),
    strengthWork: text(`facts.work.${strength}`),
    strengthBusiness: text(`facts.business.${strength}`),
    dayCertainty: change
      ? text('facts.day.uncertain', { time: change.at.slice(0, 5) })
      : text('facts.day.certain', { ...voice, pillar: `${pillars.day.name} (${pillars.day.reading})` }),
  };
}

/** The counted elements, and the group of ten gods that has the most stems in the chart. */
export function elementFacts({ dayMaster, elements }: Chart, your: string) {
  const { visible, withHiddenStems, bySeason } = elements;
  const [most = 'Wood'] = highest(bySeason);
  const [mostCounted = 'Wood'] = highest(withHiddenStems);
  const [least = 'Wood'] = cycleOfElements.toSorted(
    (a, b) => visible[a] - visible[b] || bySeason[a] - bySeason[b],
  );
  const total = sumOf(withHiddenStems);
  const missing = cycleOfElements.filter((element) => visible[element] === 0);
  const group = groupOf(dayMaster.element, most);
  const countOf = (of: typeof group): number =>
    sumOf(withHiddenStems, (element) => groupOf(dayMaster.element, element) === of);
  const shareOf = (of: typeof group) => {
    const count = countOf(of);
    if (count === 0) return 'none';
    return count / total >= 0.3 ? 'many' : 'some';
  };
  const little = text(`elements.${least}.little`);
  const counted = { count: withHiddenStems[mostCounted], total, element: mostCounted };
  const isUneven = counted.count / total >= 0.4;
  return {
    elementList: list(cycleOfElements.map((element) => `${visible[element]} ${element}`)),
    mostLine: text('facts.most', { element: most, much: text(`elements.${most}.much`) }),
    leastLine: text(`facts.${least === dayMaster.element ? 'least-own' : 'least'}`, {
      element: least,
      little,
    }),
    leastCalm: text(`elements.${least}.calm`),
    least,
    little,
    leastColor: text(`elements.${least}.color`),
    leastPlace: text(`elements.${least}.place`),
    leastSupport: text(`elements.${least}.support`),
    missingLine:
      missing.length === 0
        ? text('facts.missing.none', { least })
        : text(`facts.missing.${missing.length === 1 ? 'one' : 'many'}`, { elements: list(missing) }),
    elementBalance: isUneven ? text('facts.balance.uneven', counted) : text('facts.balance.even'),
    balanceLine: isUneven
      ? text('facts.balanced.uneven', { ...counted, your })
      : missing.length > 0
        ? text('facts.balanced.missing', { your, elements: alternatives(missing) })
        : text('facts.balanced.even', { your }),
    stemTotal: total,
    groupSkill: text(`ten-god-groups.${group}.skill`),
    groupMeaning: text(`ten-god-groups.${group}.meaning`),
    groupHobby: text(`ten-god-groups.${group}.hobby`),
    groupSport: text(`ten-god-groups.${group}.sport`),
    groupFields: text(`ten-god-groups.${group}.fields`),
    groupChildSkill: text(`ten-god-groups.${group}.child-skill`),
    groupWork: text(`ten-god-groups.${group}.work`),
    groupMoney: text(`ten-god-groups.${group}.money`),
    groupLead: text(`ten-god-groups.${group}.lead`),
    outputLine: text(`facts.output.${shareOf('output')}`),
    officersMeaning: text(`facts.officers.${shareOf('officers')}`),
    companionsMeaning: text(`facts.companions.${shareOf('companions')}`),
    wealthMeaning: text(`facts.wealth.${shareOf('wealth')}`),
  };
}

/** Maximum number of relations that an answer names. */
const maxRelations = 3;

/** The pillars, their relations, and the meaning of the hour. */
export function pillarFacts(chart: Chart, { Your, your }: Voice) {
  const { pillars, relations: bonds, emptyBranches, dayMaster, useful, zodiac } = chart;
  const { year, month, day, hour } = pillars;
  // Two branches of the same season are too common to mention.
  const told = bonds.filter(({ kind }) => kind !== 'three-meetings');
  return {
    pillarList: list(
      [year, month, day, ...(hour ? [hour] : [])].map(({ name, reading }) => `${name} (${reading})`),
    ),
    yearPillar: `${sexagenaryYear(zodiac.zodiacYear).name} (${sexagenaryYear(zodiac.zodiacYear).pinyin})`,
    cyclePlace: sexagenaryYear(zodiac.zodiacYear).place,
    hourLine: hour
      ? text('facts.hour.known', {
          animal: nameOf(hour.sign, chart),
          meaning: text(`ten-god-groups.${groupOf(dayMaster.element, hour.element)}.meaning`),
          Your,
        })
      : text('facts.hour.unknown'),
    usefulLine: useful.decided
      ? text('facts.useful.decided', { your, element: useful.element })
      : text(`facts.useful.open.${useful.reason}`, { your }),
    usefulSupport: useful.decided
      ? text('facts.useful.use', { support: text(`elements.${useful.element}.support`) })
      : text('facts.useful.none'),
    starLine: starLine(chart, { Your, your }),
    voidSigns: list(emptyBranches.map((branch) => theSign(signOfBranch(branch), chart))),
    ownRelations:
      told.length === 0
        ? text('facts.relations.none')
        : text('facts.relations.some', {
            relations: list(
              told.slice(0, maxRelations).map(({ kind, signs }) =>
                text('facts.relations.one', {
                  name: text(`facts.relations.kind.${kind}`),
                  signs: list([...new Set(signs)].map((id) => theSign(id, chart))),
                }),
              ),
            ),
          }),
  };
}

function starLine({ pillars }: Chart, { Your, your }: Pick<Voice, 'Your' | 'your'>): string {
  const { here, absent } = toldStarsOf(pillars);
  const named = (ids: typeof here, inWords: typeof list): string =>
    inWords(ids.map((id) => text(`facts.stars.names.${id}`)));
  if (here.length === 0) return text('facts.stars.none', { your, absent: named(absent, list) });
  return absent.length === 0
    ? text('facts.stars.all', { Your, stars: named(here, list) })
    : text('facts.stars.some', { Your, stars: named(here, list), absent: named(absent, alternatives) });
}

/** The answer on the ten-year phase: the present one, and the next one in the words of the reading. */
export function phaseLine(chart: Chart, Your: string): string {
  const { birth, dayMaster, today } = chart;
  if (!birth.sex) return phaseOfEither(chart);
  const course = courseOf(chart, birth.sex);
  const phase = course.phases.find(({ isPresent }) => isPresent);
  if (!phase) {
    const [first] = course.phases;
    const last = course.phases.at(-1);
    return first && isoDate(first.startDate) > today
      ? text('facts.phase.early', { Your, from: inMonth(first.startDate) })
      : text('facts.phase.over', { to: last ? endOf(course, last) : '' });
  }
  const next = phaseAfter(chart, course, phase);
  return [
    text('facts.phase.present', {
      Your,
      from: inMonth(phase.startDate),
      to: endOf(course, phase),
      meaning: text(`ten-god-groups.${groupOf(dayMaster.element, phase.pillar.element)}.meaning`),
    }),
    ...(next === undefined ? [] : [next]),
    ...(course.earliest === course.latest ? [] : [text('facts.phase.shift')]),
  ].join(' ');
}

/** The answer on the ten-year phase without a sex: the present phases of both courses, in the words of the reading. */
function phaseOfEither(chart: Chart): string {
  const [female, male] = [courseOf(chart, 'female'), courseOf(chart, 'male')] as const;
  if (![...female.phases, ...male.phases].some(({ isPresent }) => isPresent))
    return text('facts.phase.unknown');
  const values = { female: presentWithTheme(chart, female), male: presentWithTheme(chart, male) };
  return isYoung(audienceOf(chart))
    ? text('facts.phase.openYoung', values)
    : text('facts.phase.open', values);
}

const sumOf = (
  numbers: Readonly<Record<Element, number>>,
  isCounted: (element: Element) => boolean = () => true,
): number =>
  cycleOfElements.filter((element) => isCounted(element)).reduce((sum, element) => sum + numbers[element], 0);
