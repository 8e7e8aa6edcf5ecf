import { Solar } from 'lunar-typescript';
import { SolarDay } from 'tyme4ts';
import { expect, test } from 'vitest';
import { fourPillars } from './pillars/index.ts';
import { solarTermOf } from './solar-terms/index.ts';
import { momentOf, someDays } from './test/moments.ts';
import { dayOfficer, dayOfficers } from './day-officers.ts';

const simplified = (name = ''): string =>
  name.replace('滿', '满').replace('執', '执').replace('開', '开').replace('閉', '闭');

const first = Date.UTC(1929, 0, 1) / 86_400_000;

test('days of 1929-2100 have the officer that both libraries give', () => {
  for (const { year, month, day } of someDays) {
    const ours = simplified(dayOfficer({ year, month, day })?.name);
    expect(ours, `${year}-${month}-${day}`).toBe(
      SolarDay.fromYmd(year, month, day).getSixtyCycleDay().getDuty().getName(),
    );
    expect(ours).toBe(Solar.fromYmd(year, month, day).getLunar().getZhiXing());
  }
});

test('the officer returns on the day of a term that begins a month, and moves on all other days', () => {
  for (let day = first; day < first + 800; day += 1) {
    const [date, before] = [momentOf(day * 86_400_000), momentOf((day - 1) * 86_400_000)];
    const term = solarTermOf(date);
    const isFirst = term?.date.day === date.day && term.date.month === date.month && !term.isMajor;
    const steps =
      (dayOfficers.findIndex(({ id }) => id === dayOfficer(date)?.id) -
        dayOfficers.findIndex(({ id }) => id === dayOfficer(before)?.id) +
        12) %
      12;
    expect(steps, `${date.year}-${date.month}-${date.day}`).toBe(isFirst ? 0 : 1);
  }
});

test('the day of the month’s own branch is 建', () => {
  for (let day = first; day < first + 400; day += 1) {
    const date = momentOf(day * 86_400_000);
    const { day: pillar, month } = fourPillars({ date, time: '23:59', dayStartsAt: 'midnight' });
    expect(dayOfficer(date)?.name === '建', `${date.year}-${date.month}-${date.day}`).toBe(
      pillar.branch === month.branch,
    );
  }
});

/** 協紀辨方書, volume 10: the activities of the people that it lists as suitable for each officer. */
const suitableInVolume10: Readonly<Record<string, readonly string[]>> = {
  建: ['上官赴任', '出行'],
  除: ['沐浴', '剃頭', '療病', '掃舍宇', '上官赴任', '出行'],
  滿: ['祭祀', '上表章', '進人口', '裁衣', '經絡', '開市', '立券', '交易', '納財', '會親友'],
  平: ['平治道塗'],
  定: ['冠帶'],
  執: ['捕捉'],
  破: ['療病', '破屋壞垣'],
  危: ['安床'],
  成: ['入學', '移徙', '開市', '會親友', '出行', '上官赴任', '結婚姻', '嫁娶', '療病'],
  收: ['進人口', '納財', '捕捉'],
  開: [
    '祭祀',
    '上表章',
    '會親友',
    '入學',
    '出行',
    '上官赴任',
    '移徙',
    '療病',
    '裁衣',
    '修造動土',
    '豎柱上梁',
    '開市',
    '修置產室',
    '開渠穿井',
    '安碓磑',
    '栽種',
    '牧養',
  ],
  閉: [],
};

/** The activities that volume 10 lists as unsuitable, complete. */
const unsuitableInVolume10: Readonly<Record<string, readonly string[]>> = {
  建: '上表章 結婚姻 剃頭 療病 修造動土 豎柱上梁 修置產室 破屋壞垣 栽種 破土 安葬 啟攢 開渠穿井 安碓磑 平治道塗'.split(
    ' ',
  ),
  平: '上表章 會親友 冠帶 出行 上官赴任 結婚姻 嫁娶 進人口 移徙 安床 療病 裁衣 修造動土 豎柱上梁 經絡 開市 立券 交易 納財 修置產室 開渠穿井 栽種 牧養 破土 安葬 啟攢'.split(
    ' ',
  ),
  破: '上表章 會親友 冠帶 出行 上官赴任 結婚姻 嫁娶 進人口 移徙 安床 剃頭 裁衣 修造動土 豎柱上梁 經絡 開市 立券 交易 納財 修置產室 開渠穿井 安碓磑 栽種 牧養 破土 安葬 啟攢'.split(
    ' ',
  ),
  滿: ['上官赴任', '結婚姻', '療病'],
  收: [
    '上表章',
    '會親友',
    '冠帶',
    '出行',
    '上官赴任',
    '結婚姻',
    '嫁娶',
    '移徙',
    '安床',
    '療病',
    '裁衣',
    '修造動土',
    '豎柱上梁',
    '經絡',
    '開市',
    '立券',
    '交易',
    '修置產室',
    '開渠穿井',
    '破土',
    '安葬',
    '啟攢',
  ],
  閉: [
    '上表章',
    '會親友',
    '出行',
    '上官赴任',
    '結婚姻',
    '嫁娶',
    '進人口',
    '移徙',
    '安床',
    '療病',
    '修造動土',
    '豎柱上梁',
    '開市',
    '修置產室',
    '開渠穿井',
  ],
  開: ['破土', '安葬', '啟攢'],
  除: [],
  定: [],
  執: [],
  危: [],
  成: [],
};

test('each officer has what volume 10 lists for it, and nothing is both suitable and unsuitable', () => {
  for (const { name, suitable, unsuitable } of dayOfficers) {
    const names = suitable.map((each) => each.name);
    expect(names, name).toEqual(expect.arrayContaining([...(suitableInVolume10[name] ?? ['?'])]));
    const against = unsuitable.map((each) => each.name);
    expect(against.toSorted(), name).toEqual([...(unsuitableInVolume10[name] ?? [])].toSorted());
    expect(
      names.filter((each) => against.includes(each)),
      name,
    ).toEqual([]);
  }
});

test('the officers of Korea change on the day of the term there', () => {
  // Greater Snow of 2024 fell on December 6 in China and on the 7th in Korea.
  expect(dayOfficer('2024-12-06')?.name).not.toBe(dayOfficer('2024-12-06', { calendar: 'korea' })?.name);
  expect(dayOfficer('2024-12-07')?.name).toBe(dayOfficer('2024-12-07', { calendar: 'korea' })?.name);
});

test('the twelve officers are frozen, in order, and each activity has its names', () => {
  expect(dayOfficers.map(({ name }) => name).join('')).toBe('建除滿平定執破危成收開閉');
  for (const officer of dayOfficers) {
    expect(Object.isFrozen(officer) && Object.isFrozen(officer.suitable)).toBe(true);
    for (const { name, english } of [...officer.suitable, ...officer.unsuitable]) {
      expect(name).toMatch(/^\p{Script=Han}{2,4}$/u);
      expect(english).toMatch(/^[a-z -]+$/);
    }
  }
});

test('a day that does not exist has no officer; a day outside the calendar is refused', () => {
  for (const wrong of ['2026-02-30', '']) expect(dayOfficer(wrong as '2026-01-01')).toBeUndefined();
  expect(() => dayOfficer('1582-12-31')).toThrow(/year must be an integer of 1583 to 2200/);
  expect(() => dayOfficer('2026-01-01', { calendar: 'tibet' as 'china' })).toThrow(
    /^The calendar must be one of/,
  );
});
