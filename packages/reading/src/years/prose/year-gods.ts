import type { TenGodId } from '@org/zodiac-core/pillars';

/** The words of a year that stand for this person and year. */
export interface YearGodWords {
  /** The element of the day master, such as `'Metal'`. */
  readonly own: string;
  /** The element of the year's stem. */
  readonly other: string;
  /** The picture of the day master, such as `'raw iron'`. */
  readonly picture: string;
}

/** What tradition looks to in a year whose stem is a ten god of the day master. */
export const yearGods: Readonly<Record<TenGodId, (words: YearGodWords) => string>> = {
  companion: ({ own, picture }) =>
    `Beside ${picture} stands its equal, so tradition looks to brothers, sisters, colleagues: ${own} with ${own} does well side by side, and ${picture} gains nothing by comparing.`,
  'rob-wealth': ({ own, picture }) =>
    `What two share of one ${own} needs a name on it: ${picture} does well to divide by agreement, and to think twice before vouching.`,
  'eating-god': ({ own, other, picture }) =>
    `${own} feeds ${other} and is content, in the most good-natured of the ten: appetite for ${picture}, ease, and something made by hand without becoming a product.`,
  'hurting-officer': ({ own, other, picture }) =>
    `${own} spends itself on ${other}, which is talent out of uniform: ${picture} has ideas to show, and opinions of superiors to sleep on.`,
  'indirect-wealth': ({ own, other, picture }) =>
    `${own} reaches for ${other} that moves, trade, chances, acquaintances: for ${picture} an open hand and a closed ledger.`,
  'direct-wealth': ({ own, other, picture }) =>
    `${own} works ${other} by the month, and ${picture} is paid in diligence: repairs, contracts, the plain upkeep of things.`,
  'seven-killings': ({ own, other, picture }) =>
    `${other} presses on ${own} from outside, and the nerve of ${picture} answers: one hard thing chosen on purpose, with ${picture} left its sleep and its Sundays.`,
  'direct-officer': ({ own, other, picture }) =>
    `${other} gives ${own} a form, in office, good name, protecting rules: ${picture} suits a post with duties and can finish its paperwork.`,
  'indirect-resource': ({ own, other, picture }) =>
    `${other} feeds ${own} by side roads, crafts, faiths, languages: solitude suits ${picture} while somebody knows the address.`,
  'direct-resource': ({ own, other, picture }) =>
    `${other} feeds ${own} as parents and books do: ${picture} may study properly, and be looked after without making debts of it.`,
};
