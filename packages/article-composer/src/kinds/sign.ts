import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { paragraph } from '../claims/markup.ts';
import type { Entities } from '../keyword/entities.ts';
import { areMinors, namesChild } from '../keyword/minors.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import type { Kind } from '../kind.ts';
import { ofChildren, writers } from './sign-articles.ts';
import { answerToDetail, isAskedAsBad, type FocusOfSign } from './sign-detail.ts';

/** One sign: its character, love, years, story, money, own year or double hour. */
export const sign: Kind<FocusOfSign> = {
  id: 'sign',
  needs: { signs: 1, years: [0, 1] },
  // A keyword with a year and the word “element” asks for the article on the year, whose element comes from its stem.
  fits: (entities, today) =>
    bornInSign(entities, today) && !(entities.years.length > 0 && entities.words.includes('element')),
  focuses: {
    character:
      'personality character characteristics traits temperament nature strengths weaknesses men women man woman male female guy lady father mother dad mom son daughter child children baby babies parent kids described friend friends',
    love: 'love husband wife boyfriend girlfriend relationship relationships romance romantic dating marriage marry married partner soulmate compatibility compatible match matches matching best worst enemy enemies clash opposite get along goes secret friend allies attract attracted avoid suit suits',
    worst: 'incompatible',
    years:
      'year yearof years years of the next year last year birth year dates date born birth next last when begin end old age ages calendar element elements comes often how long',
    culture:
      'culture story legend symbol symbolism represents represent stand popular famous myth mythical mythology history origin real animal folklore spirit superstition superstitions king',
    order:
      'why first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth last place order race came won before after follows comes next',
    money: 'money wealth wealthy rich richest poor saving spending',
    'own year':
      'own year years ben ming nian benming my red thread string bracelet wear wearing belt worst bad unlucky',
    hour: 'hour hours double shichen oclock time',
  },
  category: () => 'signs',
  key: ({ signs: [one], text: keyword }, found) =>
    `${one?.id ?? ''} ${found === 'character' && namesChild(keyword) ? 'child' : focusOf(found, keyword)}`,
  write({ signs: [one = zodiacSigns[0] as ZodiacSign], years: [year], text: keyword }, found, context) {
    const focus = focusOf(found, keyword);
    const isOfChildren =
      (focus === 'character' && namesChild(keyword)) ||
      (year !== undefined && areMinors(year, context.facts.today) && ofAdults.has(focus));
    const written = isOfChildren ? ofChildren(one, context) : writers[focus](one, context, keyword);
    const [first, ...others] = written.sections;
    const asked = answerToDetail({ one, year, keyword, focus }, context);
    // The first paragraph is the answer.
    const after = ofMenAndWomen.test(keyword) ? [paragraph(text('sign.men-and-women'))] : [];
    const sections = first
      ? [{ ...first, blocks: [...(asked ? [paragraph(asked)] : []), ...first.blocks, ...after] }, ...others]
      : written.sections;
    return { ...written, sections, figure: { kind: 'bonds', sign: one.id } };
  },
};

/** "Is the rat a bad sign" asks for the character of the sign, although “bad” also belongs to the year of the sign. */
function focusOf(found: FocusOfSign, keyword: string): FocusOfSign {
  if (found === 'own year' && isAskedAsBad(keyword)) return 'character';
  const asksForWorst =
    /\bworst\b|\benem|\bopposite|\bavoid|\bclash/.test(keyword) &&
    !/\byears?\b|\bbest\b|\bunlucky\b/.test(keyword);
  if (asksForWorst && (found === 'own year' || found === 'love')) return 'worst';
  // “Best” alone asks for nothing, and “best sign for a dog” asks for a match.
  return /\bbest (?:chinese |zodiac )*signs? (?:for|with)\b/.test(keyword) ? 'love' : found;
}

/** The articles that speak of love, work or money. */
const ofAdults: ReadonlySet<FocusOfSign> = new Set(['character', 'love', 'worst', 'money', 'own year']);

/** A keyword that asks for the men or the women of a sign. */
const ofMenAndWomen = /\b(?:m[ae]n|wom[ae]n|males?|females?|guys?|lad(?:y|ies))\b/;

/**
 * Whether a keyword names no year, or only the year in which a person of its sign was born, as in "lucky color of an ox
 * born in 1985". The article is about the sign.
 */
export function bornInSign({ signs: [one], years: [year] }: Entities, today: Date): boolean {
  return year === undefined || (year < today.getUTCFullYear() && one === signOfYear(year));
}
