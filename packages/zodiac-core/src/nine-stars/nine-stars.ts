import type { Element } from '../cycle/elements.ts';

/** One of the nine stars (九星). */
export interface NineStar {
  /** 1 to 9. */
  readonly number: number;
  /** Chinese name, such as `'一白'`. */
  readonly name: string;
  /** English name, such as `'One White'`. */
  readonly english: string;
  readonly element: Element;
}

const rows =
  '一白|One White|Water,二黑|Two Black|Earth,三碧|Three Jade|Wood,四綠|Four Green|Wood,五黃|Five Yellow|Earth,六白|Six White|Metal,七赤|Seven Red|Metal,八白|Eight White|Earth,九紫|Nine Purple|Fire';

/** The nine stars (九星) in their order. Frozen. */
export const nineStars: readonly NineStar[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ rows.split(',').map((row, index) => {
    const [name = '', english = '', element = ''] = row.split('|');
    return Object.freeze({ number: index + 1, name, english, element: element as Element });
  }),
);
