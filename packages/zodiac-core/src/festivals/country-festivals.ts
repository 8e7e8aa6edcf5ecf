import type { CalendarName } from '../calendar/country-calendars.ts';

/** The rule for the day of a festival. */
export type FestivalRule =
  /** A day of the lunar calendar; day 0 of month 1 is the last day of the lunar year before. */
  | readonly [kind: 'lunar', month: number, day: number]
  /** A solar term by its place in the year, 0 (Lesser Cold) to 23, and the days after it. */
  | readonly [kind: 'term', place: number, days: number]
  /** A day of the Gregorian year. */
  | readonly [kind: 'gregorian', month: number, day: number];

/** Id, English name, name in the language of the country, and what the day follows from. */
type Row = readonly [id: string, english: string, name: string, rule: FestivalRule];

export const countryFestivals: Readonly<Record<CalendarName, readonly Row[]>> = {
  china: [
    ['spring-festival', 'Spring Festival', '春節', ['lunar', 1, 1]],
    ['lantern-festival', 'Lantern Festival', '元宵節', ['lunar', 1, 15]],
    ['dragon-head', 'Dragon Head Festival', '龍頭節', ['lunar', 2, 2]],
    ['double-third', 'Double Third Festival', '上巳節', ['lunar', 3, 3]],
    ['qingming', 'Qingming Festival', '清明節', ['term', 6, 0]],
    ['dragon-boat', 'Dragon Boat Festival', '端午節', ['lunar', 5, 5]],
    ['double-seventh', 'Double Seventh Festival', '七夕節', ['lunar', 7, 7]],
    ['ghost-festival', 'Ghost Festival', '中元節', ['lunar', 7, 15]],
    ['mid-autumn', 'Mid-Autumn Festival', '中秋節', ['lunar', 8, 15]],
    ['double-ninth', 'Double Ninth Festival', '重陽節', ['lunar', 9, 9]],
    ['winter-solstice', 'Winter Solstice Festival', '冬至節', ['term', 23, 0]],
    ['laba', 'Laba Festival', '臘八節', ['lunar', 12, 8]],
    ['new-years-eve', 'New Year’s Eve', '除夕', ['lunar', 1, 0]],
  ],
  vietnam: [
    ['tet', 'Lunar New Year', 'Tết Nguyên Đán', ['lunar', 1, 1]],
    ['first-full-moon', 'First Full Moon Festival', 'Tết Nguyên Tiêu', ['lunar', 1, 15]],
    ['cold-food', 'Cold Food Festival', 'Tết Hàn Thực', ['lunar', 3, 3]],
    ['hung-kings', 'Hùng Kings’ Commemoration Day', 'Giỗ Tổ Hùng Vương', ['lunar', 3, 10]],
    ['buddhas-birthday', 'Buddha’s Birthday', 'Lễ Phật Đản', ['lunar', 4, 15]],
    ['double-fifth', 'Double Fifth Festival', 'Tết Đoan Ngọ', ['lunar', 5, 5]],
    ['vu-lan', 'Vu Lan Festival', 'Lễ Vu Lan', ['lunar', 7, 15]],
    ['mid-autumn', 'Mid-Autumn Festival', 'Tết Trung Thu', ['lunar', 8, 15]],
    ['kitchen-gods', 'Kitchen Gods’ Day', 'Tết Ông Công Ông Táo', ['lunar', 12, 23]],
    ['new-years-eve', 'New Year’s Eve', 'Giao Thừa', ['lunar', 1, 0]],
  ],
  korea: [
    ['seollal', 'Lunar New Year', '설날', ['lunar', 1, 1]],
    ['daeboreum', 'First Full Moon Festival', '정월 대보름', ['lunar', 1, 15]],
    // The 105th day after the winter solstice of the year before.
    ['hansik', 'Cold Food Festival', '한식', ['term', -1, 105]],
    ['buddhas-birthday', 'Buddha’s Birthday', '부처님 오신 날', ['lunar', 4, 8]],
    ['dano', 'Double Fifth Festival', '단오', ['lunar', 5, 5]],
    ['chilseok', 'Double Seventh Festival', '칠석', ['lunar', 7, 7]],
    ['baekjung', 'Hundred Harvests Day', '백중', ['lunar', 7, 15]],
    ['chuseok', 'Mid-Autumn Festival', '추석', ['lunar', 8, 15]],
    ['dongji', 'Winter Solstice Festival', '동지', ['term', 23, 0]],
    ['new-years-eve', 'New Year’s Eve', '섣달 그믐', ['lunar', 1, 0]],
  ],
  japan: [
    ['shogatsu', 'New Year', '正月', ['gregorian', 1, 1]],
    ['jinjitsu', 'Seven Herbs Festival', '人日', ['gregorian', 1, 7]],
    ['setsubun', 'Day before the Start of Spring', '節分', ['term', 2, -1]],
    ['hinamatsuri', 'Doll Festival', '雛祭り', ['gregorian', 3, 3]],
    ['spring-equinox', 'Spring Equinox', '春分', ['term', 5, 0]],
    ['tango', 'Double Fifth Festival', '端午', ['gregorian', 5, 5]],
    ['tanabata', 'Star Festival', '七夕', ['gregorian', 7, 7]],
    ['obon', 'Obon', 'お盆', ['gregorian', 8, 15]],
    ['choyo', 'Double Ninth Festival', '重陽', ['gregorian', 9, 9]],
    ['autumn-equinox', 'Autumn Equinox', '秋分', ['term', 17, 0]],
    ['toji', 'Winter Solstice', '冬至', ['term', 23, 0]],
    ['omisoka', 'New Year’s Eve', '大晦日', ['gregorian', 12, 31]],
  ],
};
