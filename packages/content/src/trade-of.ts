type Element = 'Wood' | 'Fire' | 'Earth' | 'Metal' | 'Water';

/** The element of each trade, and its family of trades. The rule `trade-element` has the source. */
const trades = {
  publishing: ['Wood', 'stage'],
  education: ['Wood', 'care'],
  clothing: ['Wood', 'making'],
  furniture: ['Wood', 'shop'],
  paper: ['Wood', 'making'],
  medicine: ['Wood', 'care'],
  software: ['Fire', 'computing'],
  security: ['Fire', 'computing'],
  ai: ['Fire', 'computing'],
  it: ['Fire', 'computing'],
  internet: ['Fire', 'computing'],
  online: ['Fire', 'shop'],
  chips: ['Fire', 'making'],
  computers: ['Fire', 'computing'],
  telecom: ['Fire', 'computing'],
  media: ['Fire', 'stage'],
  games: ['Fire', 'stage'],
  leisure: ['Fire', 'making'],
  gambling: ['Fire', 'stage'],
  power: ['Fire', 'energy'],
  oil: ['Fire', 'energy'],
  restaurants: ['Fire', 'table'],
  food: ['Earth', 'table'],
  farming: ['Earth', 'table'],
  tobacco: ['Earth', 'shop'],
  land: ['Earth', 'building'],
  building: ['Earth', 'building'],
  insurance: ['Earth', 'money'],
  mining: ['Metal', 'energy'],
  banking: ['Metal', 'money'],
  machines: ['Metal', 'making'],
  cars: ['Metal', 'cars'],
  vehicles: ['Metal', 'making'],
  aircraft: ['Metal', 'making'],
  luxury: ['Metal', 'shop'],
  devices: ['Metal', 'care'],
  research: ['Water', 'care'],
  transport: ['Water', 'road'],
  airlines: ['Water', 'road'],
  travel: ['Water', 'guests'],
  drinks: ['Water', 'table'],
  shops: ['Water', 'shop'],
  wholesale: ['Water', 'shop'],
  chemicals: ['Water', 'making'],
  household: ['Water', 'shop'],
  services: ['Water', 'services'],
  water: ['Water', 'energy'],
  groups: ['Earth', 'money'],
} as const satisfies Record<string, readonly [Element, string]>;

type TradeId = keyof typeof trades;

export interface Trade {
  readonly id: TradeId;
  readonly element: Element;
  readonly family: (typeof trades)[TradeId][1];
}

/** Words in branches of industries, each with its trade. The first match decides. */
const words: readonly (readonly [RegExp, TradeId])[] = [
  [/electronics retail/i, 'shops'],
  [/(?:computer|industrial) distribution|^(?:technology )?distributors$/i, 'wholesale'],
  [/insurance|healthcare plans|managed health care/i, 'insurance'],
  [/bank|fintech|capital|asset|credit|financ|payment|mortgage|exchanges|holdings/i, 'banking'],
  [/REIT|real estate/i, 'land'],
  [/casino|gambling/i, 'gambling'],
  [/resort|^leisure$/i, 'travel'],
  [/gaming|interactive home/i, 'games'],
  [/leisure products/i, 'leisure'],
  [/publishing/i, 'publishing'],
  [/education/i, 'education'],
  [/internet (retail|& direct)|e-commerce/i, 'online'],
  [/internet|interactive media/i, 'internet'],
  [/semiconductor|electronic/i, 'chips'],
  [/telecom|communications? equipment|wireless|cable/i, 'telecom'],
  [/hardware/i, 'computers'],
  [/medical (device|instrument|appliance)|health care (equipment|suppl)/i, 'devices'],
  [/diagnostics|life sciences/i, 'research'],
  [/cyber/i, 'security'],
  [/artificial/i, 'ai'],
  [/information technology|IT (consult|services)|technology distrib|cloud/i, 'it'],
  [/software|data/i, 'software'],
  [/drug|bio|pharma|health|medical/i, 'medicine'],
  [/oil|\bgas\b|coal|drilling|uranium/i, 'oil'],
  [/water utilities|regulated water/i, 'water'],
  [/utilit|power|solar/i, 'power'],
  [/gold|metals|steel|aluminum|copper|mining/i, 'mining'],
  [/brewer|beverage|winer|distill|soft drinks|vintner/i, 'drinks'],
  [/tobacco/i, 'tobacco'],
  [/farm products|agricultural products/i, 'farming'],
  [/food delivery/i, 'transport'],
  [/food|grocery/i, 'food'],
  [/restaurant/i, 'restaurants'],
  [/airline/i, 'airlines'],
  [/hotel|lodging|travel/i, 'travel'],
  [/airport|rail|freight|marine|logistic|shipping|ground|supply chain|auto & transportation/i, 'transport'],
  [/apparel|footwear/i, 'clothing'],
  [/luxury/i, 'luxury'],
  [/home appliances|housewares/i, 'machines'],
  [/packaging|containers/i, 'machines'],
  [/furnish/i, 'furniture'],
  [/paper|lumber/i, 'paper'],
  [/aerospace|defense/i, 'aircraft'],
  [/auto parts|automotive parts|recreational vehicles/i, 'vehicles'],
  [/auto manufact|automobile/i, 'cars'],
  [/building products/i, 'machines'],
  [/building|construction (mat|&)|engineering & con|homebuild|residential con/i, 'building'],
  [/household|personal care/i, 'household'],
  [/chemical|textile|industrial gas|pollution|agricultural inputs|fertilizer/i, 'chemicals'],
  [/machinery|scientific|tools|electrical|metal|industrial con|equipment/i, 'machines'],
  [/personal services/i, 'services'],
  [/retail|stores|dealership/i, 'shops'],
  [/entertainment|movies|broadcast|advertis/i, 'media'],
];

/** The categories of car brands that `cars.yaml` has texts for. */
const carCategories = ['Luxury', 'Sports', 'Economy', 'Electric', 'SUV'] as const;

export const carCategoryOf = (name: string | null) => carCategories.find((each) => each === name);

/** The trade of an industry, for branches without a known word. */
const tradeOfIndustry: Readonly<Record<string, TradeId>> = {
  Technology: 'software',
  'Financial Services': 'banking',
  Healthcare: 'medicine',
  Retail: 'shops',
  Manufacturing: 'machines',
  Energy: 'power',
  Automotive: 'cars',
  Media: 'media',
  Telecommunications: 'telecom',
  'Real Estate': 'land',
  Transportation: 'transport',
  'Business Services': 'services',
  'Travel and Leisure': 'travel',
  Construction: 'building',
};

/** Industries that decide before the branch, because the words of the branch are ambiguous. */
const ofIndustryFirst: readonly string[] = ['Real Estate', 'Construction', 'Business Services'];

/**
 * The trade of a company with its element by tradition.
 *
 * @param industry - such as `Media`
 * @param branch - the part of the industry, such as `Electronic Gaming & Multimedia`
 * @returns `undefined` if the industry is not known
 */
export function tradeOf(industry: string | null, branch: string | null): Trade | undefined {
  if (branch === 'Conglomerates') return tradeCalled('groups');
  const found =
    branch && !ofIndustryFirst.includes(industry ?? '')
      ? words.find(([pattern]) => pattern.test(branch))?.[1]
      : undefined;
  const id = found ?? tradeOfIndustry[industry ?? ''];
  return id && tradeCalled(id);
}

export function tradeCalled(id: TradeId): Trade {
  const [element, family] = trades[id];
  return { id, element, family };
}
