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
    `Beside ${picture} stands its equal, so [tradition looks to|the books speak of] [brothers, sisters, colleagues|colleagues, sisters, brothers]: ${own} with ${own} [does well|goes well] side by side, and ${picture} gains [nothing|little] by comparing.`,
  'rob-wealth': ({ own, picture }) =>
    `What two share of one ${own} [needs a name on it|wants a label]: ${picture} [does well to divide|had better divide] by agreement, and think twice before vouching.`,
  'eating-god': ({ own, other, picture }) =>
    `${own} feeds ${other} and is content, in the [most good-natured|kindest] of the ten: [appetite for ${picture}, ease|ease for ${picture}, appetite], and something made by hand [without becoming|that is not] a product.`,
  'hurting-officer': ({ own, other, picture }) =>
    `${own} spends itself on ${other}, which is [talent out of uniform|talent off duty]: ${picture} has ideas to [show|try], and opinions of [superiors|bosses] to sleep on.`,
  'indirect-wealth': ({ own, other, picture }) =>
    `${own} reaches for ${other} that moves, [trade, chances, acquaintances|chances, trade, acquaintances]: for ${picture} [an open hand and a closed ledger|a closed ledger and an open hand].`,
  'direct-wealth': ({ own, other, picture }) =>
    `${own} works ${other} by the month, and ${picture} is paid [in|for] diligence: [repairs, contracts|contracts, repairs], the [plain|daily] upkeep of things.`,
  'seven-killings': ({ own, other, picture }) =>
    `${other} presses on ${own} from outside, and the nerve of ${picture} answers: one [hard|steep] thing chosen [on purpose|freely], with ${picture} left its [sleep and its Sundays|Sundays and its sleep].`,
  'direct-officer': ({ own, other, picture }) =>
    `${other} gives ${own} a form, in [office, good name|good name, office], [protecting|sheltering] rules: ${picture} suits a post with duties and can [finish|clear] its paperwork.`,
  'indirect-resource': ({ own, other, picture }) =>
    `${other} feeds ${own} by side roads, [crafts, faiths, languages|languages, crafts, faiths]: solitude [suits|becomes] ${picture} while [somebody|someone] [knows|has] the address.`,
  'direct-resource': ({ own, other, picture }) =>
    `${other} feeds ${own} as [parents and books|books and parents] do: ${picture} may study [properly|in earnest], and be looked after [without making|and make no] debts of it.`,
};
