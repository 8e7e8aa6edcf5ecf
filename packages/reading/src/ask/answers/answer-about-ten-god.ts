import type { StemCharacter, TenGodId } from '@org/zodiac-core/pillars';
import type { Chart } from '../../chart.ts';
import { knownPillars } from '../../positions.ts';
import type { Paragraph } from '../../reading.ts';
import { list } from '../../words/list.ts';
import { namedTenGod } from '../../years/named-ten-god.ts';
import { isAnyPillarUncertain, isDayUncertain } from '../../years/uncertain-pillars.ts';
import type { Question } from '../read-question.ts';
import { limits, statement } from '../statement.ts';
import { byDate } from './own-facts.ts';

interface God {
  readonly pattern: RegExp;
  /** Continues “is the stem …”. */
  readonly relation: string;
  /** Continues “tradition hears in it …”. */
  readonly meaning: string;
}

const god = (names: string, relation: string, meaning: string): God => ({
  pattern: new RegExp(` (?:${names}) `, 'u'),
  relation,
  meaning,
});

const gods: Readonly<Record<TenGodId, God>> = {
  companion: god(
    'companion (?:star|god)|the companion|bi jian',
    'with the element and the polarity of the day stem',
    'people of equal rank',
  ),
  'rob-wealth': god(
    'rob wealth|jie cai',
    'with the element of the day stem and the other polarity',
    'sharing, and a rival who wakes one up',
  ),
  'eating-god': god('eating god', 'that the day stem feeds, of the same polarity', 'ease and making'),
  'hurting-officer': god(
    'hurting officer|shang guan',
    'that the day stem feeds, of the other polarity',
    'wit and skill that speak up',
  ),
  'indirect-wealth': god(
    'indirect wealth|pian cai',
    'that the day stem controls, of the same polarity',
    'trade, chances and acquaintances',
  ),
  'direct-wealth': god(
    'direct wealth|zheng cai',
    'that the day stem controls, of the other polarity',
    'steady work and keeping',
  ),
  'seven-killings': god(
    'seven killings?|7 killings?|indirect officer|qi sha|pian guan',
    'that controls the day stem, of the same polarity',
    'pressure and the nerve that answers it',
  ),
  'direct-officer': god(
    'direct officer|zheng guan',
    'that controls the day stem, of the other polarity',
    'office and a good name',
  ),
  'indirect-resource': god(
    'indirect resource|pian yin',
    'that feeds the day stem, of the same polarity',
    'unusual learning and solitude',
  ),
  'direct-resource': god(
    'direct resource|zheng yin',
    'that feeds the day stem, of the other polarity',
    'study and being looked after',
  ),
};

const stems: readonly StemCharacter[] = ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛', '壬', '癸'];

/** Which of the ten gods words name. */
const godIn = (words: string): TenGodId | undefined =>
  (Object.keys(gods) as TenGodId[]).find((id) => gods[id].pattern.test(words));

export const asksAboutTenGod = ({ words }: Pick<Question, 'words'>): boolean => godIn(words) !== undefined;

/** “What is the Eating God?”, “Do I have Direct Wealth?” */
export function answerAboutTenGod(chart: Chart, { words }: Question): Paragraph[] {
  const id = godIn(words);
  const own = chart.dayMaster.character;
  const stem = stems.find((each) => namedTenGod(own, each).id === id);
  if (!id || !stem) return [];
  const { english, name } = namedTenGod(own, stem);
  const claims = { 'day-master': own, [`ten-god:${stem}`]: id };
  const known = knownPillars(chart);
  const open = known.filter(({ pillar, position }) => position !== 'day' && pillar.stem === stem);
  const hidden = known.filter(({ pillar }) => pillar.hiddenStems.includes(stem));
  const places = [
    ...(open.length > 0 ? [`openly above the ${list(open.map(({ position }) => position))}`] : []),
    ...(hidden.length > 0 ? [`hidden in the ${list(hidden.map(({ position }) => position))}`] : []),
  ];
  return [
    statement(
      `The ${english} ${name} is the stem ${gods[id].relation}; tradition hears in it ${gods[id].meaning}.`,
      'ten-gods',
      'The rule “The ten gods 十神”.',
      {},
    ),
    statement(
      `To your day stem ${own} it is ${stem}.`,
      'ten-gods',
      byDate(chart),
      claims,
      isDayUncertain(chart),
    ),
    statement(
      places.length > 0
        ? `Your chart has it: ${stem} stands ${places.join(' and ')}.`
        : `Your chart does not have it: ${stem} stands neither among its stems nor hidden in its branches.`,
      'ten-gods',
      byDate(chart),
      {
        ...claims,
        ...Object.fromEntries(known.map(({ pillar, position }) => [`pillar:${position}`, pillar.name])),
      },
      !chart.isTimeKnown || isAnyPillarUncertain(chart),
    ),
    limits(
      chart,
      'None of the ten is good or bad in itself; each names how two elements stand to each other.',
    ),
  ];
}
