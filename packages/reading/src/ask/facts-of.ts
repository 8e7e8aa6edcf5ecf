import { text } from '@org/content/ask';
import {
  getLunarNewYear,
  lifePathMeaning,
  nextYearOfSign,
  personalYearNumber,
  relations,
  sexagenaryYear,
  zodiacSignIds,
  type CalendarDate,
  type Element,
  type RelationKind,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { taiSui, tenGod, type BranchCharacter, type LuckSex } from '@org/zodiac-core/pillars';
import { strengthOfDayMaster } from '@org/zodiac-core/useful-element';
import type { Chart } from '../chart.ts';
import { cycleOfElements } from '../element-numbers.ts';
import { groupOf } from '../ten-gods-of-elements.ts';
import { isoDate } from '../words/iso-date.ts';
import { list } from '../words/list.ts';
import { monthName } from '../words/long-date.ts';
import { monthsAhead } from './months-ahead.ts';
import { childBelow } from './questions.ts';
import { nameOf, signsTo } from './signs-to.ts';

/** Every figure and phrase that an answer may name, by the variable that names it. */
export function factsOf(chart: Chart) {
  const voice = voiceOf(chart);
  return {
    ...voice,
    ...signFacts(chart, voice),
    ...stemFacts(chart, voice),
    ...elementFacts(chart),
    ...yearFacts(chart, voice.your),
    ...numberFacts(chart, voice.Your),
    ...pillarFacts(chart),
    phaseLine: phaseLine(chart, voice.Your),
  };
}

export type Facts = ReturnType<typeof factsOf>;

/** A child’s parents read about their child; everybody else reads about himself or herself. */
function voiceOf({ age }: Chart) {
  const voice = age < childBelow ? 'child' : 'adult';
  return {
    Your: text(`facts.voice.${voice}.Your`),
    your: text(`facts.voice.${voice}.your`),
    you: text(`facts.voice.${voice}.you`),
    my: text(`facts.voice.${voice}.my`),
    me: text(`facts.voice.${voice}.me`),
    doI: text(`facts.voice.${voice}.doI`),
    DoI: text(`facts.voice.${voice}.DoI`),
    amI: text(`facts.voice.${voice}.amI`),
    They: text(`facts.voice.${voice}.They`),
    they: text(`facts.voice.${voice}.they`),
    their: text(`facts.voice.${voice}.their`),
    them: text(`facts.voice.${voice}.them`),
  };
}

/** The years of birth that are named for a parent: so many years before the person’s own. */
const oldestParent = 46;
const youngestParent = 16;

type Voice = ReturnType<typeof voiceOf>;

function signFacts(chart: Chart, voice: Voice) {
  const { sign, zodiac } = chart;
  const { id } = sign;
  const [clash = id] = signsTo(chart, 'six-clash');
  const [friend = id] = signsTo(chart, 'six-harmony');
  const [harm = id] = signsTo(chart, 'six-harm');
  const firstClash = nextYearOfSign(clash, chart.date.year - oldestParent);
  const newYear = getLunarNewYear(zodiac.zodiacYear, { calendar: chart.birth.calendar ?? 'china' });
  return {
    sign: sign.name,
    aSign: withArticle(sign.name),
    zodiacYear: zodiac.zodiacYear,
    yearElement: zodiac.yearElement,
    aYearElement: withArticle(zodiac.yearElement),
    newYearsDay: newYear ? dateInWords(newYear) : String(zodiac.zodiacYear),
    ownYear: nextYearOfSign(id, chart.year),
    signPlace: zodiacSignIds.indexOf(id) + 1,
    signNature: text(`signs.${id}.nature`),
    signLove: text(`signs.${id}.love`, voice),
    signFamily: text(`signs.${id}.family`, voice),
    signFriends: text(`signs.${id}.friends`, voice),
    signCustom: text(`signs.${id}.custom`),
    friendSign: nameOf(friend, chart),
    aFriend: withArticle(nameOf(friend, chart)),
    harmSign: nameOf(harm, chart),
    clashSign: nameOf(clash, chart),
    aClash: withArticle(nameOf(clash, chart)),
    clashYears: eitherOf(
      [firstClash, firstClash + 12, firstClash + 24]
        .filter((year) => year <= chart.date.year - youngestParent)
        .map(String),
    ),
    allySigns: list(signsTo(chart, 'three-harmonies').map((each) => theSign(each, chart))),
    luckyNumbers: list(sign.luckyNumbers.map(String)),
    luckyColors: list([...sign.luckyColors]),
  };
}

function stemFacts({ dayMaster, pillars }: Chart, voice: Voice) {
  const { character, pinyin, element, polarity } = dayMaster;
  const { id: strength, percent } = strengthOfDayMaster(pillars);
  const { change } = pillars.day;
  return {
    stem: `${polarity} ${element}`,
    stemChinese: `${character}, ${pinyin}`,
    stemNature: text(`stems.${character}.nature`),
    stemGift: text(`stems.${character}.gift`, voice),
    stemCare: text(`stems.${character}.care`, voice),
    stemWork: text(`stems.${character}.work`, voice),
    stemLearn: text(`stems.${character}.learn`, voice),
    percent,
    strengthLine: text(`strength.${strength}.line`, voice),
    strengthMeaning: text(`strength.${strength}.meaning`),
    strengthHelp: text(`strength.${strength}.help`),
    strengthDecide: text(`facts.decide.${strength}`),
    strengthWork: text(`facts.work.${strength}`),
    strengthBusiness: text(`facts.business.${strength}`),
    dayCertainty: change
      ? text('facts.day.uncertain', { time: change.at.slice(0, 5) })
      : text('facts.day.certain', { ...voice, pillar: `${pillars.day.name} (${pillars.day.reading})` }),
  };
}

function elementFacts({ dayMaster, elements }: Chart) {
  const { visible, withHiddenStems, bySeason } = elements;
  const [most = 'Wood'] = cycleOfElements.toSorted(
    (a, b) => withHiddenStems[b] - withHiddenStems[a] || bySeason[b] - bySeason[a],
  );
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
  return {
    elementList: list(cycleOfElements.map((element) => `${visible[element]} ${element}`)),
    mostLine: text('facts.most', { element: most, much: text(`elements.${most}.much`) }),
    leastLine: text('facts.least', { element: least, little }),
    leastLittle: little,
    leastSupport: text(`elements.${least}.support`),
    missingLine:
      missing.length === 0
        ? text('facts.missing.none')
        : text(`facts.missing.${missing.length === 1 ? 'one' : 'many'}`, { elements: list(missing) }),
    elementBalance:
      withHiddenStems[most] / total >= 0.4
        ? text('facts.balance.uneven', { count: withHiddenStems[most], total, element: most })
        : text('facts.balance.even'),
    groupCount: withHiddenStems[most],
    stemTotal: total,
    groupMeaning: text(`ten-god-groups.${group}.meaning`),
    groupWork: text(`ten-god-groups.${group}.work`),
    groupMoney: text(`ten-god-groups.${group}.money`),
    groupLead: text(`ten-god-groups.${group}.lead`),
    officersCount: countOf('officers'),
    officersMeaning: text(`facts.officers.${shareOf('officers')}`),
    companionsCount: countOf('companions'),
    companionsMeaning: text(`facts.companions.${shareOf('companions')}`),
    wealthCount: countOf('wealth'),
    wealthMeaning: text(`facts.wealth.${shareOf('wealth')}`),
  };
}

function yearFacts(chart: Chart, your: string) {
  const { year, sign, date, today } = chart;
  const next = year + 1;
  const nextNewYear = getLunarNewYear(next, { calendar: chart.birth.calendar ?? 'china' });
  const bonds = [bondWith(signOfYear(year), sign.id), bondWith(signOfYear(next), sign.id)] as const;
  const [personal, nextPersonal] = [personalYear(date, year), personalYear(date, next)];
  const offences = taiSui(year, sign.id).relations.map(({ kind }) => text(`facts.tai-sui-kinds.${kind}`));
  const months = monthsAhead(today);
  const monthsOf = (...kinds: readonly RelationKind[]): string =>
    list(
      months
        .filter((month) => relations(sign.id, month.sign).some(({ kind }) => kinds.includes(kind)))
        .map(({ sign: animal, ...day }) =>
          text('facts.months.one', {
            animal: nameOf(animal, chart),
            month: monthName(day.month),
            day: day.day,
            year: day.year,
          }),
        ),
    );
  return {
    year,
    aYearName: withArticle(yearName(year, chart)),
    yearVerdict: text(`years.${bonds[0]}.verdict`),
    yearReason: text(`years.${bonds[0]}.reason`, { your }),
    yearAdvice: text(`years.${bonds[0]}.advice`),
    personalYear: personal,
    personalMeaning: text(`numbers.year.${personal}`),
    nextYear: next,
    aNextName: withArticle(yearName(next, chart)),
    nextNewYear: nextNewYear ? dateInWords(nextNewYear) : String(next),
    nextVerdict: text(`years.${bonds[1]}.verdict`),
    nextReason: text(`years.${bonds[1]}.reason`, { your }),
    nextAdvice: text(`years.${bonds[1]}.advice`),
    nextPersonalYear: nextPersonal,
    nextPersonalMeaning: text(`numbers.year.${nextPersonal}`),
    goodMonths: monthsOf('six-harmony', 'three-harmonies'),
    careMonths: monthsOf('six-clash', 'six-harm'),
    taiSuiLine:
      offences.length > 0
        ? text('facts.tai-sui.some', { year, sign: sign.name, kinds: list(offences) })
        : text('facts.tai-sui.none', { year, sign: sign.name }),
  };
}

function numberFacts({ lifePath, birthDay, expression, kua, birth }: Chart, Your: string) {
  const path = lifePath as LifePath;
  const own = birth.sex && kua[birth.sex];
  return {
    lifePath,
    lifePathTitle: lifePathMeaning(lifePath).title,
    lifePathLine: text(`numbers.path.${path}`),
    birthDay,
    nameLine:
      expression === undefined
        ? text('facts.name.unknown')
        : text('facts.name.known', {
            number: expression,
            title: lifePathMeaning(expression).title,
            line: text(`numbers.path.${expression as LifePath}`),
          }),
    kuaLine: own
      ? text('facts.kua.known', {
          Your,
          number: own.number,
          directions: list(
            own.directions.filter(({ favourable }) => favourable).map(({ direction }) => direction),
          ),
        })
      : text('facts.kua.unknown'),
  };
}

/** More relations than these would be a list of everything. */
const mostRelations = 3;

function pillarFacts(chart: Chart) {
  const { pillars, relations: bonds, emptyBranches, dayMaster, zodiac } = chart;
  const { year, month, day, hour } = pillars;
  const god = hour && tenGod(dayMaster.character, hour.stem);
  // Two branches of one season are too common to stand out.
  const told = bonds.filter(({ kind }) => kind !== 'three-meetings');
  return {
    pillarList: list(
      [year, month, day, ...(hour ? [hour] : [])].map(({ name, reading }) => `${name} (${reading})`),
    ),
    yearPillar: `${sexagenaryYear(zodiac.zodiacYear).name} (${sexagenaryYear(zodiac.zodiacYear).pinyin})`,
    cyclePlace: sexagenaryYear(zodiac.zodiacYear).place,
    hourLine:
      hour && god
        ? text('facts.hour.known', {
            animal: nameOf(hour.sign, chart),
            pillar: `${hour.name} (${hour.reading})`,
            god: god.english,
            meaning: text(`terms.god.${god.id}`),
          })
        : text('facts.hour.unknown'),
    voidSigns: list(emptyBranches.map((branch) => theSign(signOfBranch(branch), chart))),
    ownRelations:
      told.length === 0
        ? text('facts.relations.none')
        : text('facts.relations.some', {
            relations: list(
              told.slice(0, mostRelations).map(({ kind, signs }) =>
                text('facts.relations.one', {
                  name: text(`facts.relations.kind.${kind}`),
                  signs: list(signs.map((id) => theSign(id, chart))),
                }),
              ),
            ),
          }),
  };
}

function phaseLine({ luck, birth, dayMaster, today }: Chart, Your: string): string {
  const found = birth.sex && luck[birth.sex];
  if (!found) return text('facts.phase.unknown');
  const course = found.certain ? found : (noonOf(found.ranges) ?? found.ranges[0])?.earliest;
  const phases = course?.phases ?? [];
  const place = phases.findLastIndex(({ startDate }) => isoDate(startDate) <= today);
  const phase = phases[place];
  if (!phase) return text('facts.phase.early', { Your, from: phases[0]?.startDate.year ?? '' });
  const from = phase.startDate.year;
  const to = from + 10;
  if (place === phases.length - 1 && Number(today.slice(0, 4)) >= to) return text('facts.phase.over', { to });
  const god = tenGod(dayMaster.character, phase.pillar.stem);
  const line = text('facts.phase.present', {
    Your,
    pillar: `${phase.pillar.name} (${phase.pillar.reading})`,
    aKind: withArticle(`${phase.pillar.element} ${nameOf(phase.pillar.sign, { birth })}`),
    from,
    to,
    god: god.english,
    meaning: text(`terms.god.${god.id}`),
  });
  return found.certain ? line : `${line} ${text('facts.phase.shift')}`;
}

type Ranges = Extract<NonNullable<Chart['luck'][LuckSex]>, { certain: false }>['ranges'];

/** Without a time of birth the pillars are those of noon. */
const noonOf = (ranges: Ranges) => ranges.find(({ bornUntil }) => bornUntil >= '12:00:00');

type LifePath = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 11 | 22 | 33;
type PersonalYear = Exclude<LifePath, 33>;

const personalYear = (date: CalendarDate, year: number): PersonalYear =>
  personalYearNumber(date, year) as PersonalYear;

const theSign = (id: ZodiacSignId, chart: Chart): string => `the ${nameOf(id, chart)}`;

const signOfYear = (year: number): ZodiacSignId => zodiacSignIds[(((year - 4) % 12) + 12) % 12] ?? 'rat';

const signOfBranch = (branch: BranchCharacter): ZodiacSignId =>
  zodiacSignIds['子丑寅卯辰巳午未申酉戌亥'.indexOf(branch)] ?? 'rat';

/** The relation that decides how two signs are read, or `'none'`. */
const bondWith = (one: ZodiacSignId, other: ZodiacSignId): RelationKind | 'none' =>
  relations(one, other)[0]?.kind ?? 'none';

const yearName = (year: number, chart: Chart): string =>
  `${elementOfYear(year)} ${nameOf(signOfYear(year), chart)}`;

const elementOfYear = (year: number): Element => sexagenaryYear(year).stem.element;

const sumOf = (
  numbers: Readonly<Record<Element, number>>,
  isCounted: (element: Element) => boolean = () => true,
): number =>
  cycleOfElements.filter((element) => isCounted(element)).reduce((sum, element) => sum + numbers[element], 0);

const dateInWords = ({ year, month, day }: CalendarDate): string => `${monthName(month)} ${day}, ${year}`;

const withArticle = (noun: string): string => `${/^[AEIOU]/u.test(noun) ? 'an' : 'a'} ${noun}`;

const eitherOf = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
