/** The rules of a match of two people. */
export const matchRules = {
  'branches-of-two': {
    name: 'The branches of two people 合沖刑害破',
    statement:
      'Each branch of one birth is held against each branch of the other: in harmony 合, clash 沖, punishment 刑, harm 害, destruction 破, or in no relation.',
    source:
      'Wan Minying, Sanming tonghui 三命通會 (1578), volume 2, for the relations; that they are read across two charts is the custom of matching births 合婚',
  },
  'stems-of-two': {
    name: 'The day stems of two people 天干五合',
    statement:
      'Two day stems combine in five pairs, 甲己 乙庚 丙辛 丁壬 戊癸; otherwise their elements are the same, or one feeds or restrains the other.',
    source:
      'Wan Minying, Sanming tonghui 三命通會 (1578), volume 2, 論十干合; Xiao Ji, Wuxing dayi 五行大義 (6th century), volume 2',
  },
  'elements-of-two': {
    name: 'Elements that complete each other',
    statement:
      'An element that no stem and no branch of one birth shows is held against the elements that the other shows.',
    source: 'Custom of matching births 合婚; the counting of stems and branches is that of this reading',
  },
  'numbers-of-two': {
    name: 'The numbers of two people',
    statement:
      'Numbers of one group, 1 5 7, 2 4 8 or 3 6 9, are said to agree; 11, 22 and 33 count as 2, 4 and 6.',
    source: 'Modern Western numerology, which calls the groups natural matches',
  },
  'family-of-pairs': {
    name: 'A family as its pairs',
    statement:
      'Each two of a family are held against each other as any two people are. No book has a rule for more than two, so what is said of all follows from their pairs.',
    source: 'Custom of matching births 合婚, which is for two; the counting of pairs is that of this reading',
  },
  'company-of-signs': {
    name: 'What a sign brings and asks',
    statement: 'The character of the animal is read as a part in company.',
    source: 'Custom of East Asia; the words are those of this reading',
  },
} as const;
