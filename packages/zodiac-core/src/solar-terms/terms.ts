const ids = [
  'xiao-han',
  'da-han',
  'li-chun',
  'yu-shui',
  'jing-zhe',
  'chun-fen',
  'qing-ming',
  'gu-yu',
  'li-xia',
  'xiao-man',
  'mang-zhong',
  'xia-zhi',
  'xiao-shu',
  'da-shu',
  'li-qiu',
  'chu-shu',
  'bai-lu',
  'qiu-fen',
  'han-lu',
  'shuang-jiang',
  'li-dong',
  'xiao-xue',
  'da-xue',
  'dong-zhi',
] as const;

/** The name of a solar term in pinyin without tone marks. */
export type SolarTermId = (typeof ids)[number];

/** The 24 in the order of the Gregorian year, from Lesser Cold in January to the Winter Solstice in December. Frozen. */
export const solarTermIds = /* @__PURE__ */ Object.freeze(ids);

/** English names as the Hong Kong Observatory gives them. */
export const englishNames =
  'Lesser Cold,Greater Cold,Start of Spring,Rain Water,Awakening of Insects,Spring Equinox,Clear and Bright,Grain Rain,Start of Summer,Lesser Fullness of Grain,Grain in Ear,Summer Solstice,Lesser Heat,Greater Heat,Start of Autumn,End of Heat,White Dew,Autumn Equinox,Cold Dew,Descent of Frost,Start of Winter,Lesser Snow,Greater Snow,Winter Solstice';

/** Two characters each. */
export const characters =
  '小寒大寒立春雨水驚蟄春分清明穀雨立夏小滿芒種夏至小暑大暑立秋處暑白露秋分寒露霜降立冬小雪大雪冬至';
