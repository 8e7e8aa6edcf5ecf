import type { Founding } from '../article.ts';
import { wordsIn } from './plain-keyword.ts';

interface Trade {
  /** The lines of business in the list that belong to the trade. */
  readonly branches: RegExp;
  /** One of these lines of business. */
  readonly branch: string;
  /** Words that mean companies of the trade, such as “airlines”. */
  readonly companies?: RegExp;
  /** Words that mean the trade only beside a word for companies, such as “beer” in "beer companies". */
  readonly goods?: RegExp;
}

/** Trades that people name, which are parts of the industries of the list or reach across them. */
const trades = {
  airlines: { branches: /airlines$/i, branch: 'Airlines', companies: /\bairlines?\b/, goods: /\baviation\b/ },
  banks: { branches: /^(?:diversified |regional )?banks\b/i, branch: 'Banks - Regional', companies: /\bbanks?\b/, goods: /\bbanking\b/ },
  insurance: { branches: /insurance/i, branch: 'Insurance', companies: /\binsurers?\b/, goods: /\binsurance\b/ },
  beer: { branches: /brewer/i, branch: 'Brewers', companies: /\bbrewer(?:y|ies|s)?\b/, goods: /\bbeers?\b/ },
  wine: { branches: /winer|distill/i, branch: 'Beverages - Wineries & Distilleries', companies: /\b(?:winer(?:y|ies)|distiller(?:y|ies|s))\b/, goods: /\b(?:wines?|whiske?ys?|vodka|liquors?|champagne)\b/ },
  'soft drinks': { branches: /non-alcoholic/i, branch: 'Beverages - Non-Alcoholic', goods: /\b(?:soft drinks?|sodas?)\b/ },
  drinks: { branches: /beverages|brewer|distill/i, branch: 'Beverages', goods: /\b(?:drinks?|beverages?|alcohol)\b/ },
  restaurants: { branches: /restaurants/i, branch: 'Restaurants', companies: /\b(?:restaurants?|fast food)\b/ },
  hotels: { branches: /^(?:lodging|hotels?|cruise)\b/i, branch: 'Lodging', companies: /\bhotels?\b/, goods: /\b(?:lodging|hospitality|cruises?)\b/ },
  groceries: { branches: /grocery|food retail|staples retail/i, branch: 'Grocery Stores', companies: /\b(?:supermarkets?|grocers?)\b/, goods: /\bgrocer(?:y|ies)\b/ },
  food: { branches: /packaged foods|food - major/i, branch: 'Packaged Foods', goods: /\b(?:foods?|snacks?)\b/ },
  clothing: { branches: /apparel/i, branch: 'Apparel Manufacturing', goods: /\b(?:clothing|clothes|fashion|apparel)\b/ },
  shoes: { branches: /footwear/i, branch: 'Footwear & Accessories', companies: /\bshoemakers?\b/, goods: /\b(?:shoes?|sneakers?|footwear)\b/ },
  luxury: { branches: /luxury/i, branch: 'Luxury Goods', goods: /\bluxury\b/ },
  games: { branches: /gaming & multimedia|interactive home/i, branch: 'Electronic Gaming & Multimedia', goods: /\b(?:video )?(?:games?|gaming)\b/ },
  publishers: { branches: /publishing/i, branch: 'Publishing', companies: /\bpublishers?\b/, goods: /\bpublishing\b/ },
  chips: { branches: /semiconductor/i, branch: 'Semiconductors', companies: /\bchipmakers?\b/, goods: /\b(?:semiconductors?|chips?)\b/ },
  software: { branches: /software/i, branch: 'Software - Application', goods: /\bsoftware\b/ },
  security: { branches: /cyber/i, branch: 'Cybersecurity', goods: /\bcyber ?security\b/ },
  ai: { branches: /artificial/i, branch: 'Artificial intelligence', goods: /\b(?:ai|artificial intelligence)\b/ },
  fintech: { branches: /fintech/i, branch: 'Fintech', companies: /\bfintechs\b/, goods: /\bfintech\b/ },
  medicines: { branches: /drug manufact|pharmaceuticals/i, branch: 'Pharmaceuticals', companies: /\bdrugmakers?\b/, goods: /\bpharma(?:ceuticals?)?\b/ },
  biotech: { branches: /biotech/i, branch: 'Biotechnology', goods: /\bbiotech(?:nology)?\b/ },
  oil: { branches: /\boil\b/i, branch: 'Oil & Gas Integrated', goods: /\b(?:oil|petroleum)\b/ },
  utilities: { branches: /utilit/i, branch: 'Electric Utilities', companies: /\butilities\b/, goods: /\b(?:utility|electricity)\b/ },
  steel: { branches: /^steel/i, branch: 'Steel', companies: /\bsteelmakers?\b/, goods: /\bsteel\b/ },
  mining: { branches: /mining|minerals|^gold$|^copper$|^aluminum$|coal/i, branch: 'Metals & Mining', companies: /\bminers\b/, goods: /\bmining\b/ },
  railroads: { branches: /\brail/i, branch: 'Railroads', companies: /\brail(?:road|way)s?\b/, goods: /\brail\b/ },
  shipping: { branches: /^marine/i, branch: 'Marine Shipping', goods: /\bshipping\b/ },
  aerospace: { branches: /aerospace/i, branch: 'Aerospace & Defense', goods: /\b(?:aerospace(?: and defen[cs]e)?|aircraft|defen[cs]e)\b/ },
  chemicals: { branches: /chemicals/i, branch: 'Chemicals', goods: /\bchemicals?\b/ },
  electronics: { branches: /consumer electronics/i, branch: 'Consumer Electronics', goods: /\belectronics\b/ },
  'online shops': { branches: /internet retail|e-commerce/i, branch: 'Internet Retail', goods: /\b(?:e-?commerce|online (?:shops?|shopping|stores?|retail))\b/ },
  'department stores': { branches: /department stores/i, branch: 'Department Stores', companies: /\bdepartment stores?\b/ },
} as const satisfies Record<string, Trade>; // prettier-ignore
export type TradeId = keyof typeof trades;

const all = Object.entries(trades) as [TradeId, Trade][];

/** A trade, and the words by which a keyword names it. */
interface NamedTrade {
  readonly trade: TradeId;
  readonly words: readonly string[];
}

const namedBy = (text: string, pick: (trade: Trade) => RegExp | undefined): NamedTrade | undefined => {
  for (const [trade, each] of all) {
    const [named] = pick(each)?.exec(text.toLowerCase()) ?? [];
    if (named !== undefined) return { trade, words: wordsIn(named) };
  }
  return undefined;
};

/** The trade whose companies a keyword names by one word, as in "airlines of the ox". */
export const tradeOfCompanies = (text: string): NamedTrade | undefined =>
  namedBy(text, ({ companies }) => companies);

/** The trade of the companies for which a keyword asks, as in "beer companies". */
export const tradeIn = (text: string): NamedTrade | undefined =>
  tradeOfCompanies(text) ?? namedBy(text, ({ goods }) => goods);

/** The trades of each line of business, cached because a list has few lines. */
const ofBranch = new Map<string, readonly TradeId[]>();

function tradesOfBranch(branch: string): readonly TradeId[] {
  const found =
    ofBranch.get(branch) ?? all.flatMap(([trade, { branches }]) => (branches.test(branch) ? [trade] : []));
  ofBranch.set(branch, found);
  return found;
}

/** The trades of a company, the narrowest first. */
export const tradesOf = ({ facts }: Founding): readonly TradeId[] =>
  facts?.trade === undefined ? [] : tradesOfBranch(facts.trade);

/** Whether a company is of a trade. */
export const isOfTrade = (row: Founding, trade: TradeId): boolean => tradesOf(row).includes(trade);

/** A line of business that stands for the trade. */
export const branchOfTrade = (trade: TradeId): string => trades[trade].branch;

const branchesOfList = new WeakMap<readonly Founding[], readonly string[]>();

/** The lines of business of a trade that some companies of a list have. Lists never change. */
export function branchesOf(rows: readonly Founding[], trade: TradeId): readonly string[] {
  const known =
    branchesOfList.get(rows) ?? [...new Set(rows.flatMap(({ facts }) => facts?.trade ?? []))].toSorted();
  branchesOfList.set(rows, known);
  return known.filter((branch) => tradesOfBranch(branch).includes(trade));
}
