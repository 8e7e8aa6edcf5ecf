/** The rules of the sections about pillars, elements, the hour and numbers. */
export const chartRules = {
  'na-yin': {
    name: 'The melodic element 納音',
    statement: 'Each two of the sixty pairs share one of thirty images, such as gold in the sea.',
    source:
      'Wan Minying, Sanming tonghui 三命通會 (1578), volume 1, 論納音取象, for the images; what they mean here is ours',
  },
  'feeding-and-controlling': {
    name: 'The elements feed and control each other 生剋',
    statement:
      'Wood feeds Fire, Fire Earth, Earth Metal, Metal Water, Water Wood; each controls the one after the next.',
    source: 'Xiao Ji, Wuxing dayi 五行大義 (6th century), 論相生 and 論相剋',
  },
  'day-master': {
    name: 'The day master 日主',
    statement: 'The stem of the day stands for the person.',
    source:
      'Yuanhai Ziping 淵海子平, 論日為主; the verses on the ten stems are those of Ditian sui 滴天髓, 天干, the images those in common use',
  },
  'season-state': {
    name: 'The five states of an element 旺相休囚死',
    statement:
      'The element of the season is at its height; the one it feeds rises, the one that fed it rests, the one that would control it is held, the one it controls is at its lowest.',
    source: 'Wan Minying, Sanming tonghui 三命通會 (1578), volume 2, 論五行旺相休囚死並寄生十二宮',
  },
  'root-and-fruit': {
    name: 'Root, sprout, flower and fruit 根苗花果',
    statement:
      'The year is the root, the month the sprout, the day the flower and the hour the fruit: first company and family, then work, then oneself and a partner, then later plans.',
    source:
      'Yuanhai Ziping 淵海子平, 論日為主, for root to fruit; that they stand for company, work, partner and plans is modern practice',
  },
  'day-first': {
    name: 'The day speaks for the person',
    statement:
      'Where sources differ, the day stem is heard first, then the sign of the year, then the numbers.',
    source:
      'Yuanhai Ziping 淵海子平, 論日為主, for the day before the year; that numbers come last is our order',
  },
  'ten-gods': {
    name: 'The ten gods 十神',
    statement:
      'A stem is to the day stem a companion, an output, wealth, an officer or a resource, by how their elements feed or control each other, each with the same or the other polarity.',
    source: 'Wan Minying, Sanming tonghui 三命通會 (1578), volume 5, 論古人立印食官財名義',
  },
  'month-command': {
    name: 'The command of the month 月令',
    statement: 'What a chart is used for is asked of the branch of the month.',
    source: 'Shen Xiaozhan, Ziping zhenquan 子平真詮 (18th century), 論用神',
  },
  'most-frequent-gods': {
    name: 'The pair of gods that is most frequent',
    statement:
      'The stems, visible and hidden, are counted by what their element is to the day stem; the day stem itself counts as a companion.',
    source: 'Modern practice',
  },
  'four-pillars': {
    name: 'The four pillars 四柱',
    statement:
      'Year and month change at the solar terms, the day at midnight, the hour every two hours; each is a stem above a branch.',
    source:
      'Wan Minying, Sanming tonghui 三命通會 (1578), volume 2, 論遁月時, for the stems of month and hour; true solar time, where a place is given, is modern practice',
  },
  'empty-branches': {
    name: 'The empty branches 空亡',
    statement:
      'Ten stems run beside twelve branches, so that two branches of each run have no stem and are called empty.',
    source: 'Wan Minying, Sanming tonghui 三命通會 (1578), volume 3, 論空亡',
  },
  'elements-visible': {
    name: 'The elements, counted as they are seen',
    statement: 'Each stem and each branch counts one for its element.',
    source:
      'Xiao Ji, Wuxing dayi 五行大義 (6th century), volume 2, for the elements; the count is modern practice',
  },
  'elements-hidden': {
    name: 'The elements, counted with the hidden stems 藏干',
    statement: 'In place of a branch, each stem hidden in it counts one.',
    source:
      'Yuanhai Ziping 淵海子平, volume 1, 地支藏遁歌, for the hidden stems; the count is modern practice',
  },
  'elements-by-season': {
    name: 'The elements, weighed by the season',
    statement:
      'A stem has 10 points, the stems hidden in a branch share 10; the element of the season counts five times, the lowest once.',
    source:
      'Wan Minying, Sanming tonghui 三命通會 (1578), volume 2, 論五行旺相休囚死並寄生十二宮, for the order; the points are ours',
  },
  'day-master-strength': {
    name: 'How much of the chart helps the day master 身強身弱',
    statement:
      'The points of its own element and of the one that feeds it, as a share of all: from 55 % on it is called strong, below 35 % slight.',
    source: 'Ditian sui 滴天髓, 衰旺, for the question; the count in points and the two borders are ours',
  },
  'sign-of-hour': {
    name: 'The animal of the hour',
    statement: 'Twelve double hours have the twelve branches and their animals, from the Rat at midnight on.',
    source:
      'The branches name the hours since the Han dynasty; that the animal is the inner one is modern practice',
  },
  'unknown-hour': {
    name: 'What an unknown hour leaves open',
    statement:
      'Every hour of the date is tried, also the last before midnight; what all of them agree on is stable, the rest hangs on the hour.',
    source: 'Ours: the chart is counted anew for each hour',
  },
  'number-concords': {
    name: 'The concords of numbers',
    statement:
      'Numbers go together in threes: 1, 5 and 7; 2, 4 and 8; 3, 6 and 9. A master number counts with the sum of its digits.',
    source: 'Modern Western numerology; the words are ours',
  },
  'expression-number': {
    name: 'The expression number',
    statement:
      'The letters of the name count 1 to 9 by their place in the alphabet; the sum is reduced, and 11, 22 and 33 are kept.',
    source: 'Juno Jordan, Numerology: The Romance in Your Name (1965)',
  },
  'digits-of-birth': {
    name: 'The digits of the date in the square of Lo Shu 洛書',
    statement: 'The digits 1 to 9 of year, month and day are set into the square; zeros are left out.',
    source:
      'The square is in Dadai liji 大戴禮記, 明堂; that a birth date is read by it is modern practice, and the words are ours',
  },
  'solar-term': {
    name: 'The twenty-four solar terms 節氣',
    statement:
      'The sun’s way through the year is divided into 24 parts; a date belongs to the last that has begun.',
    source:
      'Huainanzi 淮南子 (2nd century BC), chapter 3, 天文訓; many of the signs of nature are those of Yi Zhou shu 逸周書, 時訓解',
  },
  'lunar-date': {
    name: 'The date of the lunar calendar 農曆',
    statement:
      'A month begins on the day of the new moon, and the month with the winter solstice is the eleventh.',
    source:
      'GB/T 33661-2017, the standard of China’s calendar; before 1929 the calendars issued in their time',
  },
  'useful-element': {
    name: 'The useful element 用神',
    statement:
      'A strong day master needs what uses or controls it, a weak one needs what supports it; a cold month asks for Fire and a hot one for Water.',
    source:
      'Ditian sui 滴天髓, 衰旺 and 寒暖, and Ziping zhenquan 子平真詮, 論用神; the points by which strength is measured are ours',
  },
  'life-stages': {
    name: 'The twelve life stages 十二長生',
    statement: 'The strength of a stem at each branch is told as a life from birth to rest.',
    source:
      'Wan Minying, Sanming tonghui 三命通會 (1578), volume 2, 論天干陰陽生死; Yin stems run backward, and Earth goes with Fire',
  },
  stars: {
    name: 'The stars 神煞',
    statement: 'A star stands where a stem or branch has a fixed relation to the year or the day of birth.',
    source: 'Wan Minying, Sanming tonghui 三命通會 (1578), volume 3',
  },
  'day-officers': {
    name: 'The twelve names of the days 建除十二神',
    statement:
      'The day whose animal is that of the month is called Establish, and eleven names follow in order. Each is kept for certain matters.',
    source:
      'Xieji bianfang shu 協紀辨方書 (1741), volumes 4, 10 and 11; leaving out days opposite a chart, and the order by harmony, are ours',
  },
} as const;
