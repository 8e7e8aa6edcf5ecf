import { isDeed } from '@org/content/known-for';
import { text } from '@org/content/rows';
import { articleOf, lowerFirst, sentences } from '../words/grammar.ts';
import { countryInText, nounsOf } from './nouns-of.ts';
import { hasEnded, type Subject } from './subject.ts';

/**
 * Names the row, its kind and its place. If the column `knownFor` begins with what the row is, this phrase replaces
 * the trade.
 */
export function whatItIs(subject: Subject): string {
  const { name: who, state, field } = subject;
  if (state && field.of === 'region') {
    const { nickname } = state;
    return text('facts.what.state', {
      who: nickname ? text('facts.what.nickname', { who, nickname }) : who,
      region: field.region,
    });
  }
  const is = text(hasEnded(subject) ? 'facts.what.was' : 'facts.what.is');
  const phrases = subject.knownFor?.replace(/\.$/, '').split('; ').map(inSentence) ?? [];
  const identity = identityIn(phrases[0]);
  const further = identity === undefined ? phrases : phrases.slice(1);
  const isThing = (phrase: string) => identityIn(phrase) === undefined && !isDeed(phrase);
  const [thing, ...otherThings] = further.filter(isThing);
  const things =
    thing && otherThings.reduce((all, other) => text('facts.what.and-for', { all, other }), thing);
  const others = [
    field.of === 'cars' &&
      subject.city &&
      !subject.knownFor?.includes(subject.city) &&
      text('facts.what.head-office', { is, city: headOfficeOf(subject.city, subject, identity) }),
    identity !== undefined && things && text('facts.what.it-is-known', { things }),
    ...further
      .filter((phrase) => !isThing(phrase))
      .map((phrase) =>
        isDeed(phrase)
          ? text('facts.what.it-does', { deed: phrase })
          : text('facts.what.it-is', { is, what: identityIn(phrase) ?? '' }),
      ),
  ].filter(Boolean);
  const noun = nounsOf(subject).one;
  const said = things ?? further[0] ?? '';
  if (field.of === 'trade' && identity === undefined && !noun.includes(said) && repeats(said, noun)) {
    const { place } = placeOf(subject, said);
    const based = place ? text('facts.what.based', { who, place }) : who;
    return things
      ? sentences(text('facts.what.known-for', { who: based, is, things }), ...others)
      : sentences(text('facts.what.does', { who: based, deed: said }), ...others.slice(1));
  }
  const place = placeOf(subject, identity);
  const values = { who, is, what: identity ?? `${articleOf(noun)} ${noun}`, ...place };
  const known =
    identity === undefined && things && !noun.includes(things) ? text('facts.what.known', { things }) : '';
  return sentences(
    text(`facts.what.${placedAs(subject, identity, place.place)}`, { ...values, known }),
    ...others,
  );
}

/** The ends of nouns and of the words that are made from them: `insurer` and `insurance`, `bank` and `banking`. */
const isEnding = /(?:er|ing|s)$/;
const minRootLetters = 5;
/** Words of nouns that say nothing about a trade. */
const isGeneral = /^(?:and|company|firm|goods|group|maker|of|operator|provider|services?)$/;

/**
 * Whether the phrase that a row is known for repeats its trade, as in `recruiting software` of a software company. A
 * trade within a name does not count.
 */
function repeats(said: string, noun: string): boolean {
  const roots = noun
    .split(/[ -]/)
    .flatMap((word) => (isGeneral.test(word) ? [] : word.replace(isEnding, '')));
  const words = said.split(/[^\p{L}]+/u);
  return roots.some((root) =>
    words.some(
      (word) =>
        word.replace(isEnding, '') === root || (root.length >= minRootLetters && word.startsWith(root)),
    ),
  );
}

/**
 * A phrase within a sentence. An operator may have stored it as a separate line: `A law firm`, `Trades oil and
 * metals`.
 */
function inSentence(phrase: string): string {
  const lower = lowerFirst(phrase);
  if (/^(?:A|An|The) \p{Ll}/u.test(phrase)) return `is ${lower}`;
  return isDeed(lower) || /^(?:Is|Its) /.test(phrase) ? lower : phrase;
}

/** The identity in a phrase: `a law firm` in `is a law firm`. */
const identityIn = (phrase: string | undefined): string | undefined => /^is (.+)$/.exec(phrase ?? '')?.[1];

/** Whether the identity of a row names a place, or has its adjective. */
const isNamedIn = (identity: string | undefined, place: string): boolean =>
  identity !== undefined &&
  (identity.includes(place.replace(isLongForm, '')) || (adjectives[place]?.test(identity) ?? false));

/** The city of a brand. Its country follows unless the first sentence names it. */
const headOfficeOf = (city: string, { country }: Subject, identity: string | undefined): string =>
  identity === undefined || !country || isNamedIn(identity, country) ? city : `${city}, ${country}`;

/**
 * The place in a sentence about the row: the country of a brand, the seat of another row. Leaves out a country, state or city
 * that the identity already names.
 */
function placeOf({ country, seat, city }: Subject, identity: string | undefined) {
  // A city may be a country too: `Singapore, Singapore`.
  const parts = (seat ?? '').replace(/^(.+), \1$/, '$1').split(', ');
  const isNamed = (part: string) => isNamedIn(identity, part);
  const wider = parts.slice(1).filter((part) => !isNamed(part));
  return {
    country: countryInText(country ?? ''),
    place: isNamed(city ?? parts[0] ?? '') ? '' : [parts[0], ...wider].join(', '),
  };
}

/** The words that a short name of a country omits: `Korea`, `the Emirates`. */
const isLongForm = /^(?:South|North|United Arab|Democratic Republic of the) /;

/** Adjectives of countries that do not contain the name of the country, unlike `Nigerian`. */
const adjectives: Readonly<Record<string, RegExp>> = {
  Argentina: /\bArgentine\b/,
  Belgium: /\bBelgian\b/,
  Canada: /\bCanadian\b/,
  China: /\bChinese\b/,
  'Czech Republic': /\bCzech\b/,
  Denmark: /\bDanish\b/,
  'Dominican Republic': /\bDominican\b/,
  Finland: /\bFinnish\b/,
  France: /\bFrench\b/,
  Greece: /\bGreek\b/,
  Hungary: /\bHungarian\b/,
  Ireland: /\bIrish\b/,
  Italy: /\bItalian\b/,
  Mexico: /\bMexican\b/,
  Netherlands: /\bDutch\b/,
  Norway: /\bNorwegian\b/,
  Philippines: /\bPhilippine\b/,
  Poland: /\bPolish\b/,
  'Saudi Arabia': /\bSaudi\b/,
  Spain: /\b(?:Spanish|Catalan)\b/,
  Sweden: /\bSwedish\b/,
  Switzerland: /\bSwiss\b/,
  Thailand: /\bThai\b/,
  Turkey: /\bTurkish\b/,
  Ukraine: /\bUkrainian\b/,
  'United Kingdom': /\b(?:British|Britain|English|Scottish)\b/,
};

/** A longer phrase needs a comma before the place. So does a phrase with “the”, which fits only one row. */
const maxWordsWithoutComma = 4;

/** The id of the sentence, by where it names the place. `noun` names no place, and `from` only the country. */
function placedAs({ field, country }: Subject, identity: string | undefined, place: string) {
  if (field.of === 'cars') return country && identity === undefined ? 'from' : 'noun';
  if (!place || identity?.includes(' based in ')) return 'noun';
  const isBrief =
    identity === undefined || (/^an? /.test(identity) && identity.split(' ').length <= maxWordsWithoutComma);
  return isBrief ? 'both' : 'identity';
}
