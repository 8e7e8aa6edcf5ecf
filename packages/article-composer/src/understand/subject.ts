import type { CalendarDate, Element, Relation, ZodiacSign } from '@org/zodiac-core';
import type { Founding } from '../article.ts';
import type { TableName } from '../claims/claim.ts';
import type { Quality } from './qualities.ts';

/** What a keyword asks of one sign. */
export const aspects = [
  'character',
  'love',
  'work',
  'luck',
  'money',
  'years',
  'own year',
  'culture',
  'hour',
  'man',
  'woman',
] as const;
export type Aspect = (typeof aspects)[number];

/** Subjects that are explained in a text of their own. */
export const topics = [
  'cat',
  'race',
  'age',
  'own year',
  'tai sui',
  'leap month',
  'leap month of 2033',
  'solar terms',
  'calendar',
  'western',
  'vietnam',
  'korea',
  'japan',
  'spring',
  'cycle',
  'hours',
  'polarity',
  'elements',
  'new year',
  'colours',
  'red',
  'numbers',
  'years',
  'twelve',
  'chart',
  'find',
  'rank',
  'goat or sheep',
  'january',
  'life paths',
  'reading',
  'belief',
] as const;
export type Topic = (typeof topics)[number];

/** Topics that have another answer for each year. */
export const datedTopics: ReadonlySet<Topic> = new Set([
  'leap month',
  'leap month of 2033',
  'solar terms',
  'spring',
  'vietnam',
  'korea',
  'japan',
  'age',
]);

/** The festivals of the lunar calendar and of the solar terms, in the order of a lunar year. */
export const festivals = [
  'lantern',
  'qingming',
  'dragon boat',
  'sevens',
  'ghosts',
  'mid-autumn',
  'double ninth',
  'winter solstice',
  'laba',
  'kitchen god',
] as const;
export type Festival = (typeof festivals)[number];

/** A row that a keyword names, with its table. */
export interface NamedRow {
  readonly table: TableName;
  readonly row: Founding;
}

/** A rule that an article can be about. */
export type RuleName = Exclude<Relation, 'neutral' | 'same-sign'>;

/** What an article is about. */
export type Subject =
  /** `bornIn` is the zodiac year of birth that the keyword gives, beside what it asks of the sign. */
  | {
      readonly kind: 'sign';
      readonly sign: ZodiacSign;
      readonly aspect: Aspect;
      readonly bornIn: number | null;
    }
  | { readonly kind: 'pair'; readonly signs: readonly [ZodiacSign, ZodiacSign] }
  | { readonly kind: 'trio'; readonly signs: readonly [ZodiacSign, ZodiacSign, ZodiacSign] }
  /** `asked` and `askedElement` are what the keyword takes the year to be, and `asksWhether` if it is so. */
  | {
      readonly kind: 'year';
      readonly year: number;
      readonly asked: ZodiacSign | null;
      readonly askedElement: Element | null;
      readonly asksWhether: boolean;
      /** From 1 to 12, if the keyword names the month of a birth. */
      readonly month: number | null;
    }
  /** The years from the first to the last, as a list. */
  | { readonly kind: 'years'; readonly first: number; readonly last: number }
  | { readonly kind: 'new year'; readonly year: number }
  | { readonly kind: 'sign in year'; readonly sign: ZodiacSign; readonly year: number }
  /** How all signs stand to the sign of a year. */
  | { readonly kind: 'signs in year'; readonly year: number }
  | { readonly kind: 'date'; readonly date: CalendarDate; readonly asked: ZodiacSign | null }
  /** A date that is written so that it may be either of two. */
  | { readonly kind: 'either date'; readonly dates: readonly [CalendarDate, CalendarDate] }
  | { readonly kind: 'row'; readonly named: NamedRow; readonly asked: ZodiacSign | null }
  | { readonly kind: 'rows'; readonly named: readonly [NamedRow, NamedRow] }
  /** `rowKind` is the industry, category or region that the keyword asks for. */
  | {
      readonly kind: 'table';
      readonly table: TableName;
      readonly sign: ZodiacSign | null;
      readonly rowKind: string | null;
    }
  /** The rows of a table with a founding year. */
  | { readonly kind: 'table in year'; readonly table: TableName; readonly year: number }
  /** Which signs have a quality, or suit a trade. */
  | { readonly kind: 'quality'; readonly quality: Quality }
  | { readonly kind: 'element'; readonly element: Element }
  | { readonly kind: 'pillar'; readonly element: Element; readonly sign: ZodiacSign }
  | { readonly kind: 'life path'; readonly number: number }
  | { readonly kind: 'birthday'; readonly day: number }
  | { readonly kind: 'lucky number'; readonly number: number }
  | { readonly kind: 'rule'; readonly rule: RuleName }
  | { readonly kind: 'festival'; readonly festival: Festival; readonly year: number }
  /** `year` is the year for which the keyword asks it. */
  | { readonly kind: 'topic'; readonly topic: Topic; readonly year: number | null };

export type TableSubject = Extract<Subject, { kind: 'table' }>;

/** A keyword that was understood, or the reason why no article is written about it. */
export type Understanding =
  /** `terms` is the keyword in lower case and in the words that the composer understands. */
  | { readonly subject: Subject; readonly text: string; readonly terms: string }
  | { readonly refused: string; readonly nearby: readonly string[] };

/** A text that is equal for keywords that ask for the same article. */
export function subjectKey(subject: Subject): string {
  switch (subject.kind) {
    case 'sign':
      return `${subject.sign.id} ${subject.aspect}`;
    case 'pair':
    case 'trio':
      return `${subject.kind} ${subject.signs
        .map(({ id }) => id)
        .toSorted()
        .join(' ')}`;
    case 'year':
      return `year ${subject.year}`;
    case 'new year':
      return `new year ${subject.year}`;
    case 'sign in year':
      return `${subject.sign.id} in ${subject.year}`;
    case 'signs in year':
      return `signs in ${subject.year}`;
    case 'date':
      return `date ${Object.values(subject.date).join('-')}`;
    case 'either date':
      return `date ${subject.dates.map((date) => Object.values(date).join('-')).join(' or ')}`;
    case 'years':
      return `years ${subject.first} ${subject.last}`;
    case 'table in year':
      return `${subject.table} in ${subject.year}`;
    case 'lucky number':
      return `lucky number ${subject.number}`;
    case 'row':
      return keyOfRow(subject.named);
    case 'rows':
      return subject.named.map(keyOfRow).toSorted().join(' and ');
    case 'table':
      return [subject.table, subject.sign?.id ?? 'all', subject.rowKind ?? ''].join(' ').trim();
    case 'quality':
      return `quality ${subject.quality}`;
    case 'element':
      return subject.element;
    case 'pillar':
      return `${subject.element} ${subject.sign.id}`;
    case 'life path':
      return `life path ${subject.number}`;
    case 'birthday':
      return `birthday ${subject.day}`;
    case 'rule':
      return subject.rule;
    case 'festival':
      return `festival ${subject.festival} ${subject.year}`;
    case 'topic':
      return subject.year === null ? subject.topic : `${subject.topic} ${subject.year}`;
  }
}

const keyOfRow = ({ row }: NamedRow): string => `row ${row.name}`;
