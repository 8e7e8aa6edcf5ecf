/** The quarter of the sky to which seven mansions belong. */
export type MansionQuarter = 'east' | 'north' | 'west' | 'south';

/** One of the 28 lunar mansions (二十八宿). */
export interface LunarMansion {
  /** Place in the cycle, 1 (角) to 28 (軫). */
  readonly place: number;
  /** Chinese name, such as `'角'`. */
  readonly name: string;
  /** English name, such as `'Horn'`. */
  readonly english: string;
  readonly quarter: MansionQuarter;
  /** The planet, the sun or the moon that it is named with, such as `'木'`; one for each day of the week, 日 on Sundays. */
  readonly luminary: string;
  /** The animal that it is named with, such as `'蛟'`. */
  readonly animal: string;
}

const names = '角亢氐房心尾箕斗牛女虛危室壁奎婁胃昴畢觜參井鬼柳星張翼軫';
const animals = '蛟龍貉兔狐虎豹獬牛蝠鼠燕豬貐狼狗雉雞烏猴猿犴羊獐馬鹿蛇蚓';
const luminaries = '木金土日月火水';
const english =
  'Horn,Neck,Root,Room,Heart,Tail,Winnowing Basket,Dipper,Ox,Girl,Emptiness,Rooftop,Encampment,Wall,Legs,Bond,Stomach,Hairy Head,Net,Turtle Beak,Three Stars,Well,Ghost,Willow,Star,Extended Net,Wings,Chariot';
const quarters = ['east', 'north', 'west', 'south'] as const;

/** The 28 lunar mansions (二十八宿) in their order, from Horn to Chariot. Frozen. */
export const lunarMansions: readonly LunarMansion[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ [...names].map((name, index) =>
    Object.freeze({
      place: index + 1,
      name,
      english: english.split(',')[index] ?? '',
      quarter: quarters[Math.floor(index / 7)] ?? 'east',
      luminary: luminaries.charAt(index % 7),
      animal: animals.charAt(index),
    }),
  ),
);
