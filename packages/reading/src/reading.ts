import type { BranchCharacter, Element, Polarity, StemCharacter, ZodiacSignId } from '@org/zodiac-core';
import type { Audience } from './audience.ts';
import type { RuleId } from './rules.ts';

/** A personal reading. Every paragraph follows from a rule and names it. */
export interface Reading {
  readonly audience: Audience;
  readonly summary: ReadingSummary;
  /** The six chapters of the specification in its order, followed by the others. */
  readonly sections: Chapter[];
  readonly glossary: Term[];
  /** The rules that the paragraphs name, without duplicates. */
  readonly rules: AppliedRule[];
  /** Number of words in the main text: the summary, the paragraphs and the points. */
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
  /** The parts of the reading that depend on an unknown time of birth. */
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
  /** What to do, in a few points; empty if the paragraphs already say it. */
  readonly whatHelps: string[];
  readonly watchFor: string[];
  /** The claims of the points as data. */
  readonly claims?: readonly Claim[];
  /** The figure beside the text. */
  readonly figure?: Figure | undefined;
}

export interface Paragraph {
  readonly text: string;
  readonly rule: RuleId;
  /** The fact about this birth to which the rule was applied, as a sentence: “Your day stem is 乙 (yǐ), Yin Wood.” */
  readonly because: string;
  /** The facts that would change the paragraph, as a sentence: “Another day of birth.” */
  readonly changes: string;
  /** `'hour'`: the paragraph depends on the hour of birth, which is not known or is close to the next one. */
  readonly certainty: 'certain' | 'hour';
  /** The claims of the paragraph as data. Tests compare the claims of a reading with each other. */
  readonly claims: Claim[];
}

/** A claim. Two claims with the same subject and different values contradict each other. */
export interface Claim {
  /** The subject of the claim, such as `'element:Wood'`, `'sign:horse'` or `'trait:patience'`. */
  readonly subject: string;
  /** The value of the claim, such as `'strong'`, `'clash'` or `'absent'`. */
  readonly value: string;
}

/** A rule with its source. */
export interface AppliedRule {
  readonly id: RuleId;
  /** The name, such as `'The six clashes 六沖'`. */
  readonly name: string;
  /** The rule in a sentence or two. */
  readonly statement: string;
  /** The source: a classical book with its chapter, or “modern practice” with its author. */
  readonly source: string;
}

/** A figure of a section, as data. */
export type Figure =
  | PillarsFigure
  | ElementsFigure
  | { readonly kind: 'bonds'; readonly sign: ZodiacSignId }
  | PhasesFigure
  | YearsFigure
  | MonthsFigure;

export interface PillarsFigure {
  readonly kind: 'pillars';
  /**
   * Hour, day, month, year, which is the traditional order from right to left. The hour is left out without a time of
   * birth.
   */
  readonly pillars: PillarOfFigure[];
}

export interface PillarOfFigure {
  readonly position: 'hour' | 'day' | 'month' | 'year';
  readonly stem: StemCharacter;
  readonly stemElement: Element;
  readonly branch: BranchCharacter;
  readonly branchElement: Element;
  readonly polarity: Polarity;
  /** The pinyin of the pillar, such as `'yǐ-yǒu'`. */
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
  /** False if the time is not known and the pillar changes during the date. */
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
