import type { BranchCharacter, Element, Polarity, StemCharacter, ZodiacSignId } from '@org/zodiac-core';
import type { Audience } from './audience.ts';
import type { RuleId } from './rules.ts';

/** A personal reading: every paragraph follows from a rule, and names it. */
export interface Reading {
  readonly audience: Audience;
  readonly summary: ReadingSummary;
  /** The six chapters of the specification in its order, then the others. */
  readonly sections: Chapter[];
  readonly glossary: Term[];
  /** The rules that the paragraphs name, each once. */
  readonly rules: AppliedRule[];
  /** Of the main text: the summary, the paragraphs and the points. */
  readonly wordCount: number;
}

/** The first page of a reading. */
export interface ReadingSummary {
  readonly heading: string;
  readonly paragraphs: string[];
  readonly whatHelps: string[];
  readonly watchFor: string[];
  /** The year ahead in three sentences. */
  readonly yearAhead: string[];
  /** What the time of birth leaves open. */
  readonly certainty: string | undefined;
}

/** A term of the glossary. */
export interface Term {
  readonly id: string;
  readonly term: string;
  readonly characters: string;
  readonly meaning: string;
}

export type SectionId =
  | 'core-personality'
  | 'career'
  | 'relationships'
  | 'life-path'
  | 'numerology'
  | 'cultural-significance'
  | 'pillars'
  | 'elements'
  | 'phases'
  | 'year-ahead'
  | 'months'
  | 'good-days';

export interface Chapter {
  readonly id: SectionId;
  readonly heading: string;
  /** The chapter in one sentence. */
  readonly summary: string;
  readonly paragraphs: Paragraph[];
  /** What to do with it, in two or three points; empty where tradition offers nothing. */
  readonly whatHelps: string[];
  readonly watchFor: string[];
  /** The chart that is drawn beside the text. */
  readonly figure?: Figure | undefined;
}

export interface Paragraph {
  readonly text: string;
  readonly rule: RuleId;
  /** The fact of this birth to which the rule was applied, as a sentence: “Your day stem is 乙 (yǐ), Yin Wood.” */
  readonly because: string;
  /** What would change the paragraph, as a sentence: “Another day of birth.” */
  readonly changes: string;
  /** `'hour'`: it hangs on the hour of birth, which is not known or is at the border of two. */
  readonly certainty: 'certain' | 'hour';
  /** What the paragraph says, as data. Tests compare the claims of a reading with each other. */
  readonly claims: Claim[];
}

/** One statement. Two claims with one subject and different values contradict each other. */
export interface Claim {
  /** What is spoken of, such as `'element:Wood'`, `'sign:horse'` or `'trait:patience'`. */
  readonly subject: string;
  /** What is said of it, such as `'strong'`, `'clash'` or `'absent'`. */
  readonly value: string;
}

/** A rule with its source. */
export interface AppliedRule {
  readonly id: RuleId;
  /** Its name, such as `'The six clashes 六沖'`. */
  readonly name: string;
  /** What it says, in a sentence or two. */
  readonly statement: string;
  /** Where it is written: a classical book with its chapter, or “modern practice” with whose. */
  readonly source: string;
}

/** A chart of a section, as data. */
export type Figure =
  | PillarsFigure
  | ElementsFigure
  | { readonly kind: 'bonds'; readonly sign: ZodiacSignId }
  | PhasesFigure
  | YearsFigure
  | MonthsFigure;

export interface PillarsFigure {
  readonly kind: 'pillars';
  /** Hour, day, month, year: from right to left they are read in the order of the tradition. Without a time, no hour. */
  readonly pillars: PillarOfFigure[];
}

export interface PillarOfFigure {
  readonly position: 'hour' | 'day' | 'month' | 'year';
  readonly stem: StemCharacter;
  readonly stemElement: Element;
  readonly branch: BranchCharacter;
  readonly branchElement: Element;
  readonly polarity: Polarity;
  /** Such as `'yǐ-yǒu'`. */
  readonly reading: string;
  readonly sign: ZodiacSignId;
  /** The ten god of the stem in English; `undefined` for the day, which is the day master. */
  readonly tenGod?: string | undefined;
  readonly hidden: {
    readonly stem: StemCharacter;
    readonly element: Element;
    readonly tenGod: string;
  }[];
  readonly naYin: string;
  /** False where the time is not known and the pillar changes within the date. */
  readonly certain: boolean;
}

export interface ElementsFigure {
  readonly kind: 'elements';
  readonly elements: {
    readonly element: Element;
    readonly visible: number;
    readonly withHiddenStems: number;
    readonly bySeason: number;
  }[];
}

export interface PhasesFigure {
  readonly kind: 'phases';
  readonly phases: {
    readonly name: string;
    readonly reading: string;
    readonly sign: ZodiacSignId;
    readonly tenGod: string;
    readonly fromAge: number;
    readonly fromYear: number;
    readonly toYear: number;
    readonly isPresent: boolean;
  }[];
}

export interface YearsFigure {
  readonly kind: 'years';
  readonly years: {
    readonly year: number;
    /** The first and the last day, `YYYY-MM-DD`. */
    readonly from: string;
    readonly to: string;
    readonly sign: ZodiacSignId;
    readonly element: Element;
    /** The relations of the year's sign with the person's, in words. */
    readonly relations: string[];
    readonly personalYear: number;
  }[];
}

export interface MonthsFigure {
  readonly kind: 'months';
  readonly months: {
    /** The first day, `YYYY-MM-DD`, by China's clock. */
    readonly from: string;
    readonly name: string;
    readonly sign: ZodiacSignId;
    readonly relations: string[];
    readonly personalMonth: number;
  }[];
}
