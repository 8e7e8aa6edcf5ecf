import { expect, test } from 'vitest';
import { relations, relationsOf, sexagenaryYear, zodiacSignIds, zodiacSigns } from '../index.ts';
import { solarTermIds, solarTermsOf } from '../solar-terms/index.ts';
import * as languages from './index.ts';

const { en, ja, ko, vi, zhHans, zhHant } = languages;
const all = Object.values(languages);
const lists = ['signs', 'stems', 'branches', 'sexagenary', 'elements', 'solarTerms', 'relations'] as const;
const namesIn = (list: Readonly<Record<string, { name: string }>>): string =>
  Object.values(list)
    .map(({ name }) => name)
    .join(' ');
const readingsIn = (list: Readonly<Record<string, { reading: string }>>): string =>
  Object.values(list)
    .map(({ reading }) => reading)
    .join(' ');

test('every language has every name and its reading', () => {
  expect(all.map(({ language }) => language).toSorted()).toEqual([
    'en',
    'ja',
    'ko',
    'vi',
    'zh-Hans',
    'zh-Hant',
  ]);
  for (const names of all) {
    expect(lists.map((list) => Object.keys(names[list]).length)).toEqual([12, 10, 12, 60, 5, 24, 16]);
    for (const list of lists) {
      expect(Object.keys(names[list])).toEqual(Object.keys(en[list]));
      for (const [id, { name, reading }] of Object.entries(names[list])) {
        expect(name, `${names.language} ${id}`).toMatch(/^\S.*\S$|^\S$/);
        expect(reading, `${names.language} ${id}`).toMatch(/^\S.*\S$|^\S$/);
      }
    }
    for (const list of ['signs', 'stems', 'branches', 'sexagenary', 'elements', 'solarTerms'] as const)
      expect(new Set(namesIn(names[list]).split(' ')).size, `${names.language} ${list}`).toBeGreaterThan(2);
  }
});

test('no two entries of a list share a name', () => {
  for (const names of all) {
    for (const list of lists) {
      const found = Object.values(names[list]).map(({ name }) => name);
      expect(new Set(found).size, `${names.language} ${list}`).toBe(found.length);
    }
  }
});

test('stems have the names that the tables of each country print', () => {
  expect(namesIn(zhHant.stems)).toBe('甲 乙 丙 丁 戊 己 庚 辛 壬 癸');
  expect(readingsIn(zhHans.stems)).toBe('jiǎ yǐ bǐng dīng wù jǐ gēng xīn rén guǐ');
  expect(readingsIn(ja.stems)).toBe(
    'きのえ きのと ひのえ ひのと つちのえ つちのと かのえ かのと みずのえ みずのと',
  );
  expect(namesIn(ko.stems)).toBe('갑 을 병 정 무 기 경 신 임 계');
  expect(namesIn(vi.stems)).toBe('Giáp Ất Bính Đinh Mậu Kỷ Canh Tân Nhâm Quý');
});

test('branches have the names that the tables of each country print', () => {
  expect(readingsIn(zhHant.branches)).toBe('zǐ chǒu yín mǎo chén sì wǔ wèi shēn yǒu xū hài');
  expect(readingsIn(ja.branches)).toBe('ね うし とら う たつ み うま ひつじ さる とり いぬ い');
  expect(namesIn(ko.branches)).toBe('자 축 인 묘 진 사 오 미 신 유 술 해');
  expect(namesIn(vi.branches)).toBe('Tý Sửu Dần Mão Thìn Tỵ Ngọ Mùi Thân Dậu Tuất Hợi');
});

test('signs are the animals of each country', () => {
  expect(Object.keys(en.signs)).toEqual(zodiacSignIds);
  expect(namesIn(vi.signs)).toBe('Chuột Trâu Hổ Mèo Rồng Rắn Ngựa Dê Khỉ Gà Chó Lợn');
  expect(ja.signs.pig).toEqual({ name: '猪', reading: 'いのしし' });
  expect(namesIn(ko.signs)).toBe('쥐 소 호랑이 토끼 용 뱀 말 양 원숭이 닭 개 돼지');
  for (const { id, name, character, simplified, pinyin } of zodiacSigns) {
    expect(en.signs[id].name).toBe(name);
    expect(zhHant.signs[id]).toEqual({ name: character, reading: pinyin });
    expect(zhHans.signs[id]).toEqual({ name: simplified, reading: pinyin });
  }
});

test('the sixty pairs are those of the cycle, in its order', () => {
  const years = Array.from({ length: 60 }, (_, index) => sexagenaryYear(1984 + index));
  expect(Object.keys(zhHant.sexagenary)).toEqual(years.map(({ name }) => name));
  for (const { name, pinyin } of years) expect(zhHant.sexagenary[name]).toEqual({ name, reading: pinyin });
  expect(vi.sexagenary['甲子'].name).toBe('Giáp Tý');
  expect(ko.sexagenary['甲午']).toEqual({ name: '갑오', reading: 'gap-o' });
  expect(ja.sexagenary['丙午']).toEqual({ name: '丙午', reading: 'ひのえうま' });
  expect(en.sexagenary['丙午'].name).toBe('Yang Fire Horse');
});

test('solar terms have the names of each country, from Lesser Cold', () => {
  expect(Object.keys(en.solarTerms)).toEqual(solarTermIds);
  for (const { id, name, characters } of solarTermsOf(2024)) {
    expect(en.solarTerms[id].name).toBe(name);
    expect(zhHant.solarTerms[id].name).toBe(characters);
  }
  expect(namesIn(zhHant.solarTerms)).toBe(
    '小寒 大寒 立春 雨水 驚蟄 春分 清明 穀雨 立夏 小滿 芒種 夏至 小暑 大暑 立秋 處暑 白露 秋分 寒露 霜降 立冬 小雪 大雪 冬至',
  );
  expect(namesIn(ja.solarTerms)).toBe(
    '小寒 大寒 立春 雨水 啓蟄 春分 清明 穀雨 立夏 小満 芒種 夏至 小暑 大暑 立秋 処暑 白露 秋分 寒露 霜降 立冬 小雪 大雪 冬至',
  );
  expect(namesIn(ko.solarTerms)).toBe(
    '소한 대한 입춘 우수 경칩 춘분 청명 곡우 입하 소만 망종 하지 소서 대서 입추 처서 백로 추분 한로 상강 입동 소설 대설 동지',
  );
  expect(Object.values(vi.solarTerms).map(({ name }) => name)).toEqual([
    'Tiểu hàn', 'Đại hàn', 'Lập xuân', 'Vũ thủy', 'Kinh trập', 'Xuân phân', 'Thanh minh', 'Cốc vũ',
    'Lập hạ', 'Tiểu mãn', 'Mang chủng', 'Hạ chí', 'Tiểu thử', 'Đại thử', 'Lập thu', 'Xử thử',
    'Bạch lộ', 'Thu phân', 'Hàn lộ', 'Sương giáng', 'Lập đông', 'Tiểu tuyết', 'Đại tuyết', 'Đông chí',
  ]); // prettier-ignore
  const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(' ', '-');
  for (const [id, { reading }] of Object.entries(zhHans.solarTerms)) expect(plain(reading)).toBe(id);
});

test('relations have a name by kind and by form, in Chinese as `relations` gives it', () => {
  const found = [
    ...zodiacSignIds.flatMap((a) => zodiacSignIds.flatMap((b) => relations(a, b))),
    ...relationsOf(zodiacSignIds),
  ];
  for (const { kind, form, name, pinyin } of found) {
    expect(zhHant.relations[form]).toEqual({ name, reading: pinyin });
    for (const names of all) expect(names.relations[kind].name).not.toBe('');
  }
});

test('Chinese and Japanese names are read in letters and kana, the others as they are written', () => {
  for (const list of lists) {
    for (const { name, reading } of Object.values(zhHans[list])) {
      expect(name).toMatch(/^\p{Script=Han}+$/u);
      expect(reading).toMatch(/^[\p{Script=Latin} -]+$/u);
    }
    for (const { reading } of Object.values(ja[list])) expect(reading).toMatch(/^\p{Script=Hiragana}+$/u);
    for (const { name, reading } of Object.values(ko[list])) {
      expect(name).toMatch(/^[\p{Script=Hangul} ]+$/u);
      expect(reading).toMatch(/^[a-z -]+$/);
    }
    for (const { name, reading } of [...Object.values(en[list]), ...Object.values(vi[list])])
      expect(reading).toBe(name);
  }
});

test('every name is in Unicode’s composed form and is frozen', () => {
  expect(JSON.stringify(all).normalize('NFC')).toBe(JSON.stringify(all));
  for (const names of all) {
    expect(() => Object.assign(names.signs.rat, { name: 'Cat' })).toThrow(TypeError);
    expect(() => Object.assign(names, { signs: {} })).toThrow(TypeError);
  }
});
