/** A work that a statement about history or literature comes from. Numbers are in words, but for that of a standard: figures are claims. */
export interface Source {
  /** The title with author, date and chapter. */
  readonly work: string;
  readonly href: `https://${string}`;
}

const sourcesById = {
  'journey pig': {
    work: 'Journey to the West (西遊記), sixteenth century, from chapter eighteen',
    href: 'https://en.wikipedia.org/wiki/Zhu_Bajie',
  },
  'journey monkey': {
    work: 'Journey to the West (西遊記), sixteenth century, from chapter five',
    href: 'https://en.wikipedia.org/wiki/Sun_Wukong',
  },
  'journey rabbit': {
    work: 'Journey to the West (西遊記), sixteenth century, chapter ninety-five',
    href: 'https://en.wikipedia.org/wiki/Journey_to_the_West',
  },
  'fire horse': {
    work: 'Japan’s vital statistics (人口動態統計), births by year; Ki no Kaion, Yaoya Oshichi, puppet play of the eighteenth century',
    href: 'https://en.wikipedia.org/wiki/Fire_Horse',
  },
  'white snake': {
    work: 'Legend of the White Snake (白蛇傳), in the plays Leifeng Pagoda of the eighteenth century',
    href: 'https://en.wikipedia.org/wiki/Legend_of_the_White_Snake',
  },
  herdsman: {
    work: 'The Cowherd and the Weaver Girl (牛郎織女), folk tale',
    href: 'https://en.wikipedia.org/wiki/The_Cowherd_and_the_Weaver_Girl',
  },
  'chinese numbers': {
    work: 'Chinese numerology',
    href: 'https://en.wikipedia.org/wiki/Chinese_numerology',
  },
  'red envelope': { work: 'Red envelope', href: 'https://en.wikipedia.org/wiki/Red_envelope' },
  nian: { work: 'Nian (年獸)', href: 'https://en.wikipedia.org/wiki/Nian' },
  qingming: { work: 'Qingming Festival', href: 'https://en.wikipedia.org/wiki/Qingming_Festival' },
  'cold food': {
    work: 'Cold Food Festival',
    href: 'https://en.wikipedia.org/wiki/Cold_Food_Festival',
  },
  ghosts: { work: 'Ghost Festival', href: 'https://en.wikipedia.org/wiki/Ghost_Festival' },
  mulian: {
    work: 'Transformation text on Mulian (目連變文), Tang dynasty',
    href: 'https://en.wikipedia.org/wiki/Mulian_Rescues_His_Mother',
  },
  dongzhi: {
    work: 'Winter solstice festival (冬至)',
    href: 'https://en.wikipedia.org/wiki/Dongzhi_Festival',
  },
  laba: { work: 'Laba Festival', href: 'https://en.wikipedia.org/wiki/Laba_Festival' },
  'kitchen god': { work: 'Kitchen God', href: 'https://en.wikipedia.org/wiki/Kitchen_God' },
  'solar terms': { work: 'Solar terms (節氣)', href: 'https://en.wikipedia.org/wiki/Solar_term' },
  aslaksen: {
    work: 'Helmer Aslaksen, The Mathematics of the Chinese Calendar',
    href: 'https://en.wikipedia.org/wiki/Chinese_calendar',
  },
  lantern: { work: 'Lantern Festival', href: 'https://en.wikipedia.org/wiki/Lantern_Festival' },
  'qu yuan': {
    work: 'Sima Qian, Records of the Grand Historian (史記), chapter eighty-four',
    href: 'https://en.wikipedia.org/wiki/Qu_Yuan',
  },
  'dragon boat': {
    work: 'Dragon Boat Festival',
    href: 'https://en.wikipedia.org/wiki/Dragon_Boat_Festival',
  },
  'chang e': {
    work: 'Huainanzi (淮南子), chapter six, second century BC',
    href: 'https://en.wikipedia.org/wiki/Chang%27e',
  },
  'huan jing': {
    work: 'Wu Jun, Xu Qi Xie Ji (續齊諧記), sixth century',
    href: 'https://en.wikipedia.org/wiki/Double_Ninth_Festival',
  },
  shuihudi: {
    work: 'Bamboo slips of Shuihudi (睡虎地秦簡), third century BC',
    href: 'https://en.wikipedia.org/wiki/Shuihudi_Qin_bamboo_texts',
  },
  lunheng: {
    work: 'Wang Chong, Lunheng (論衡), first century',
    href: 'https://en.wikipedia.org/wiki/Lunheng',
  },
  calendar: {
    work: 'Chinese calendar, national standard GB/T 33661-2017',
    href: 'https://en.wikipedia.org/wiki/Chinese_calendar',
  },
  zodiac: { work: 'Chinese zodiac', href: 'https://en.wikipedia.org/wiki/Chinese_zodiac' },
  'new year': { work: 'Chinese New Year', href: 'https://en.wikipedia.org/wiki/Chinese_New_Year' },
  cycle: { work: 'Sexagenary cycle', href: 'https://en.wikipedia.org/wiki/Sexagenary_cycle' },
  elements: {
    work: 'Wuxing (五行)',
    href: 'https://en.wikipedia.org/wiki/Wuxing_(Chinese_philosophy)',
  },
  'tai sui': { work: 'Tai Sui (太歲)', href: 'https://en.wikipedia.org/wiki/Tai_sui' },
  vietnam: { work: 'Vietnamese calendar', href: 'https://en.wikipedia.org/wiki/Vietnamese_calendar' },
  korea: { work: 'Korean New Year', href: 'https://en.wikipedia.org/wiki/Korean_New_Year' },
  japan: { work: 'Japanese New Year', href: 'https://en.wikipedia.org/wiki/Japanese_New_Year' },
  ages: {
    work: 'East Asian age reckoning',
    href: 'https://en.wikipedia.org/wiki/East_Asian_age_reckoning',
  },
  western: { work: 'Zodiac', href: 'https://en.wikipedia.org/wiki/Zodiac' },
  spring: { work: 'Lichun (立春)', href: 'https://en.wikipedia.org/wiki/Lichun' },
  hours: {
    work: 'Traditional Chinese timekeeping',
    href: 'https://en.wikipedia.org/wiki/Traditional_Chinese_timekeeping',
  },
  'yin yang': { work: 'Yin and yang', href: 'https://en.wikipedia.org/wiki/Yin_and_yang' },
  branches: { work: 'Earthly Branches', href: 'https://en.wikipedia.org/wiki/Earthly_Branches' },
  'four pillars': {
    work: 'Four Pillars of Destiny',
    href: 'https://en.wikipedia.org/wiki/Four_Pillars_of_Destiny',
  },
  numerology: { work: 'Numerology', href: 'https://en.wikipedia.org/wiki/Numerology' },
  forer: {
    work: 'Bertram Forer, The Fallacy of Personal Validation',
    href: 'https://en.wikipedia.org/wiki/Barnum_effect',
  },
  'rat sign': { work: 'Rat (zodiac)', href: 'https://en.wikipedia.org/wiki/Rat_(zodiac)' },
  'ox sign': { work: 'Ox (zodiac)', href: 'https://en.wikipedia.org/wiki/Ox_(zodiac)' },
  'tiger sign': { work: 'Tiger (zodiac)', href: 'https://en.wikipedia.org/wiki/Tiger_(zodiac)' },
  'rabbit sign': { work: 'Rabbit (zodiac)', href: 'https://en.wikipedia.org/wiki/Rabbit_(zodiac)' },
  'dragon sign': { work: 'Dragon (zodiac)', href: 'https://en.wikipedia.org/wiki/Dragon_(zodiac)' },
  'snake sign': { work: 'Snake (zodiac)', href: 'https://en.wikipedia.org/wiki/Snake_(zodiac)' },
  'horse sign': { work: 'Horse (zodiac)', href: 'https://en.wikipedia.org/wiki/Horse_(zodiac)' },
  'goat sign': { work: 'Goat (zodiac)', href: 'https://en.wikipedia.org/wiki/Goat_(zodiac)' },
  'monkey sign': { work: 'Monkey (zodiac)', href: 'https://en.wikipedia.org/wiki/Monkey_(zodiac)' },
  'rooster sign': { work: 'Rooster (zodiac)', href: 'https://en.wikipedia.org/wiki/Rooster_(zodiac)' },
  'dog sign': { work: 'Dog (zodiac)', href: 'https://en.wikipedia.org/wiki/Dog_(zodiac)' },
  'pig sign': { work: 'Pig (zodiac)', href: 'https://en.wikipedia.org/wiki/Pig_(zodiac)' },
} as const satisfies Readonly<Record<string, Source>>;

export type SourceId = keyof typeof sourcesById;

export const sourceById = (id: SourceId): Source => sourcesById[id];

/** The works that the prose of articles is from, each once. */
export const allSources: readonly Source[] = Object.values(sourcesById);
