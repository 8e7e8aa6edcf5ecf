/** A work that a statement about history or literature comes from. Numbers are in words: figures are claims. */
export interface Source {
  /** With its author, its date and the chapter. */
  readonly work: string;
  readonly href: `https://${string}`;
}

const sourcesById = {
  'water margin': {
    work: 'Water Margin (水滸傳), Ming dynasty, chapter twenty-three',
    href: 'https://en.wikipedia.org/wiki/Wu_Song',
  },
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
  mulan: {
    work: 'Ballad of Mulan (木蘭詩), in the Yuefu shiji, twelfth century',
    href: 'https://en.wikipedia.org/wiki/Hua_Mulan',
  },
  'fire horse': {
    work: 'Japan’s vital statistics (人口動態統計), births by year; Ki no Kaion, Yaoya Oshichi, puppet play of the eighteenth century',
    href: 'https://en.wikipedia.org/wiki/Fire_Horse',
  },
  'white snake': {
    work: 'Legend of the White Snake (白蛇傳), in the plays Leifeng Pagoda of the eighteenth century',
    href: 'https://en.wikipedia.org/wiki/Legend_of_the_White_Snake',
  },
  'speech at mu': {
    work: 'Book of Documents (尚書), Speech at Mu (牧誓)',
    href: 'https://en.wikipedia.org/wiki/Book_of_Documents',
  },
  'yang generals': {
    work: 'The Generals of the Yang Family (楊家將), Ming dynasty',
    href: 'https://en.wikipedia.org/wiki/Mu_Guiying',
  },
  'liu yi': {
    work: 'Li Chaowei, Tale of Liu Yi (柳毅傳), Tang dynasty, in the Taiping guangji',
    href: 'https://en.wikipedia.org/wiki/Taiping_Guangji',
  },
  'new prefaces': {
    work: 'Liu Xiang, New Prefaces (新序), book five, first century before our era',
    href: 'https://en.wikipedia.org/wiki/Liu_Xiang_(scholar)',
  },
  'western chamber': {
    work: 'Wang Shifu, The Story of the Western Wing (西廂記), Yuan dynasty',
    href: 'https://en.wikipedia.org/wiki/Romance_of_the_Western_Chamber',
  },
  'warring states': {
    work: 'Strategies of the Warring States (戰國策), book of Qi',
    href: 'https://en.wikipedia.org/wiki/Zhan_Guo_Ce',
  },
  'su wu': {
    work: 'Book of Han (漢書), chapter fifty-four',
    href: 'https://en.wikipedia.org/wiki/Su_Wu',
  },
  herdsman: {
    work: 'The Cowherd and the Weaver Girl (牛郎織女), folk tale',
    href: 'https://en.wikipedia.org/wiki/The_Cowherd_and_the_Weaver_Girl',
  },
} as const satisfies Readonly<Record<string, Source>>;

export type SourceId = keyof typeof sourcesById;

export const sourceById = (id: SourceId): Source => sourcesById[id];
