/** The rules of the sections about years, months and luck. */
export const yearRules = {
  'ten-year-phases': {
    name: 'The ten-year phases 大運',
    statement:
      'Phases of ten years take the pillars after or before that of the month. Men of a Yang year and women of a Yin year count on to the next solar term that begins a month, the others back to the last; three days are a year of age.',
    source: 'Wan Minying, Sanming tonghui 三命通會 (1578), volume 2, 論大運',
  },
  'phase-and-chart': {
    name: 'A phase held against the chart',
    statement:
      'The stem of a phase is named by what it is to the day stem, one of the ten gods 十神, and its branch by its relations with the branches of birth.',
    source:
      'Wan Minying, Sanming tonghui 三命通會 (1578), volume 2, 論大運, and volume 5, 論古人立印食官財名義; the pictures of the stems as in Ditian sui 滴天髓, 天干',
  },
  'year-and-day-stem': {
    name: 'The stem of a year held against the day stem',
    statement: 'The stem of a year is to the day stem one of the ten gods 十神.',
    source: 'Wan Minying, Sanming tonghui 三命通會 (1578), volume 5, 論古人立印食官財名義',
  },
  'year-and-branches': {
    name: 'The branch of a year held against the chart',
    statement:
      'The branch of a year may be in harmony 合, clash 沖, harm 害, destruction 破 or punishment 刑 with each branch of birth.',
    source:
      'Wan Minying, Sanming tonghui 三命通會 (1578), volume 2, 論太歲; which pillar stands for what is general tradition',
  },
  'tai-sui': {
    name: 'Tai Sui 太歲, the god of the year',
    statement:
      'A sign offends Tai Sui when it is the sign of the year, or has a clash, a punishment, a harm or a destruction with it.',
    source:
      'Wan Minying, Sanming tonghui 三命通會 (1578), volume 2, 論太歲; that it is counted by the sign of birth is the custom of temples',
  },
  'personal-year': {
    name: 'The personal year',
    statement:
      'Month of birth, day of birth and the year in question are added and their digits summed until one is left; 11, 22 and 33 are kept.',
    source: 'Modern Western numerology',
  },
  'solar-months': {
    name: 'The twelve solar months 節月',
    statement:
      'A month begins at one of the twelve solar terms 節, the first at the Start of Spring. Its stem follows from that of the year; it is held against the day stem, and its branch against the branches of birth.',
    source:
      'Wan Minying, Sanming tonghui 三命通會 (1578), volume 2, 論遁月時, and volume 5; the personal month is modern Western numerology',
  },
  'branch-directions': {
    name: 'The directions of the branches',
    statement: 'The twelve branches stand round the compass: 子 in the north, 卯 east, 午 south, 酉 west.',
    source: 'Huainanzi 淮南子 (2nd century BC), chapter 3, 天文訓',
  },
  'element-numbers-and-colours': {
    name: 'Numbers and colors of the elements',
    statement:
      'Each element has two numbers, Water 1 and 6, Fire 2 and 7, Wood 3 and 8, Metal 4 and 9, Earth 5 and 10, and a color.',
    source: 'Xiao Ji, Wuxing dayi 五行大義 (6th century), volumes 1 and 3, 論數 and 論配五色',
  },
  'kua-directions': {
    name: 'The Kua number and its directions 命卦',
    statement:
      'The year from Start of Spring to Start of Spring and the sex give one of eight trigrams, which finds four of the eight directions favorable.',
    source: 'Bazhai mingjing 八宅明鏡 (Qing dynasty), 遊年歌',
  },
} as const;
