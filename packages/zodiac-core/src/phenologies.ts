/**
 * The 72 phenologies (七十二候), periods of about five days named after what is seen in nature.
 *
 * @packageDocumentation
 */
import { solarTermIds, type SolarTermId, solarTermOf } from './solar-terms/solar-terms.ts';
import type { CalendarOptions } from './calendar/convention.ts';
import { toCalendarDate, type DateInput, dayNumber } from './calendar/date-input.ts';

export type { CalendarDate, DateInput } from './calendar/date-input.ts';
export type { CalendarOptions } from './calendar/convention.ts';
export type { CalendarName } from './calendar/country-calendars.ts';
export type { SolarTermId } from './solar-terms/solar-terms.ts';

/** One of the 72 phenologies (七十二候), three in each solar term, of five days each. */
export interface Phenology {
  /** Place in the year from the Start of Spring on, 1 to 72. */
  readonly place: number;
  /** Chinese name, such as `'東風解凍'`. */
  readonly name: string;
  /** English name, such as `'East wind thaws the ice'`. */
  readonly english: string;
  /** The solar term to which it belongs. */
  readonly term: SolarTermId;
  /** Its place among the three of its term. */
  readonly part: 1 | 2 | 3;
}

const rows = [
  '東風解凍|East wind thaws the ice',
  '蟄蟲始振|Sleeping insects begin to stir',
  '魚陟負冰|Fish rise to the ice',
  '獺祭魚|Otters lay out fish',
  '候雁北|Geese fly north',
  '草木萌動|Plants sprout',
  '桃始華|Peach trees begin to bloom',
  '倉庚鳴|Orioles sing',
  '鷹化為鳩|Hawks turn into cuckoos',
  '玄鳥至|Swallows arrive',
  '雷乃發聲|Thunder sounds',
  '始電|Lightning begins',
  '桐始華|Paulownias begin to bloom',
  '田鼠化為鴽|Field mice turn into quails',
  '虹始見|Rainbows begin to appear',
  '萍始生|Duckweed begins to grow',
  '鳴鳩拂其羽|Cuckoos shake their wings',
  '戴勝降于桑|Hoopoes settle on mulberry trees',
  '螻蟈鳴|Mole crickets call',
  '蚯蚓出|Earthworms come out',
  '王瓜生|Snake gourds grow',
  '苦菜秀|Sow thistles flower',
  '靡草死|Spring grasses die',
  '麥秋至|Wheat ripens',
  '螳螂生|Mantises hatch',
  '鵙始鳴|Shrikes begin to call',
  '反舌無聲|Mockingbirds fall silent',
  '鹿角解|Deer shed their antlers',
  '蜩始鳴|Cicadas begin to sing',
  '半夏生|Crow-dipper grows',
  '溫風至|Warm winds arrive',
  '蟋蟀居壁|Crickets live in the walls',
  '鷹始摯|Hawks begin to hunt',
  '腐草為螢|Rotten grass turns into fireflies',
  '土潤溽暑|The soil is moist and the air is hot',
  '大雨行時|Heavy rains fall',
  '涼風至|Cool winds arrive',
  '白露降|White dew falls',
  '寒蟬鳴|Autumn cicadas sing',
  '鷹乃祭鳥|Hawks lay out birds',
  '天地始肅|Heaven and earth turn stern',
  '禾乃登|Grain ripens',
  '鴻雁來|Wild geese come',
  '玄鳥歸|Swallows leave',
  '群鳥養羞|Birds store food',
  '雷始收聲|Thunder ceases',
  '蟄蟲坯戶|Insects close their burrows',
  '水始涸|Waters begin to dry up',
  '鴻雁來賓|Wild geese come as guests',
  '雀入大水為蛤|Sparrows enter the sea and turn into clams',
  '菊有黃花|Chrysanthemums flower yellow',
  '豺乃祭獸|Jackals lay out their prey',
  '草木黃落|Leaves turn yellow and fall',
  '蟄蟲咸俯|Insects all go to ground',
  '水始冰|Water begins to freeze',
  '地始凍|The ground begins to freeze',
  '雉入大水為蜃|Pheasants enter the sea and turn into giant clams',
  '虹藏不見|Rainbows hide',
  '天氣上升地氣下降|The air of heaven rises and that of earth sinks',
  '閉塞而成冬|All closes, and it is winter',
  '鶡鴠不鳴|Flying squirrels fall silent',
  '虎始交|Tigers begin to mate',
  '荔挺出|Iris leaves sprout',
  '蚯蚓結|Earthworms curl up',
  '麋角解|Milu deer shed their antlers',
  '水泉動|Springs begin to flow',
  '雁北鄉|Geese turn north',
  '鵲始巢|Magpies begin to nest',
  '雉始雊|Pheasants begin to call',
  '雞始乳|Hens begin to brood',
  '征鳥厲疾|Birds of prey fly high and fast',
  '水澤腹堅|Ice is thick in the middle of lakes',
];

/** The 72 phenologies (七十二候) in their order, from the Start of Spring on. Frozen. */
export const phenologies: readonly Phenology[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ rows.map((row, index) => {
    const [name = '', english = ''] = row.split('|');
    return Object.freeze({
      place: index + 1,
      name,
      english,
      // The Start of Spring is the third term of a Gregorian year.
      term: solarTermIds[(Math.floor(index / 3) + 2) % 24] as SolarTermId,
      part: ((index % 3) + 1) as Phenology['part'],
    });
  }),
);

/** A phenology, and the number of a day in it. */
export interface PhenologyDay extends Phenology {
  /** Day of the phenology, from 1. The third of a term has the days that are left, five to seven. */
  readonly day: number;
}

/**
 * The phenology (七十二候) in which a date falls. Each solar term has three: the first two have five days, the third
 * has the rest of the term.
 *
 * @param date - `'YYYY-MM-DD'`, an object with year, month and day, or a `Temporal.PlainDate` of any calendar; years as for
 * `solarTermsOf`
 * @param options - the calendar; China's by default
 * @returns the phenology, or `undefined` where there is no such day (February 30, month 13, text that is not a date)
 * @throws RangeError when the day is real but outside the years of the calendar, or there is no such calendar
 * @see 月令七十二候集解 (attributed to Wu Cheng, 1249-1333) for order and names; the English names are ours, and name the animals as that
 *   book explains them
 * @example
 * phenologyOf('2026-02-04')?.english; // 'East wind thaws the ice'
 * phenologyOf('2024-04-21')?.day; // 3
 */
export function phenologyOf(date: DateInput, options: CalendarOptions = {}): PhenologyDay | undefined {
  const term = solarTermOf(date, options);
  const calendarDate = toCalendarDate(date);
  if (!term || !calendarDate) return undefined;
  const since = dayNumber(calendarDate) - dayNumber(term.date);
  const part = Math.min(Math.floor(since / 5), 2);
  const place = ((solarTermIds.indexOf(term.id) + 22) % 24) * 3 + part;
  return { ...(phenologies[place] as Phenology), day: since - part * 5 + 1 };
}
