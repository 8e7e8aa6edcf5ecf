/** One paragraph, or a list of points. */
export type Text = string | readonly string[];

/** The names in braces: `'name' | 'year'` for `'{name} was born in {year}'`. */
export type VariablesOf<Content extends Text> = Content extends readonly (infer Point extends string)[]
  ? VariablesOf<Point>
  : Content extends `${string}{${infer Name}}${infer Rest}`
    ? Name | VariablesOf<Rest>
    : never;

type Filled<Content extends Text> = Content extends string ? string : string[];

/** Texts without variables take no second argument. */
type Values<Content extends Text> = [VariablesOf<Content>] extends [never]
  ? []
  : [values: Readonly<Record<VariablesOf<Content>, string | number>>];

/**
 * Makes the function that returns a text by its id, with its variables filled in. An unknown id, a missing variable
 * and an unknown variable are type errors.
 */
export const textsOf =
  <const Texts extends Readonly<Record<string, Text>>>(texts: Texts) =>
  <const Id extends keyof Texts>(id: Id, ...[values]: Values<Texts[Id]>): Filled<Texts[Id]> =>
    // The type of the text decides the type of the result, which TypeScript cannot infer here.
    fill(texts[id], values ?? {}) as Filled<Texts[Id]>;

/** Makes the function that returns a text without the tags of traits and advice, such as `<fast>`. */
export const plainOf =
  <const Texts extends Readonly<Record<string, Text>>>(texts: Texts) =>
  <const Id extends keyof Texts>(id: Id, ...[values]: Values<Texts[Id]>): Filled<Texts[Id]> => {
    const found = fill(texts[id], values ?? {});
    // The type of the text decides the type of the result, which TypeScript cannot infer here.
    return (typeof found === 'string' ? withoutTags(found) : found.map(withoutTags)) as Filled<Texts[Id]>;
  };

const withoutTags = (content: string): string => content.replaceAll(/<[a-z ]*> ?/g, '').trim();

/** Makes the function that returns a text by its id, with its variables in braces. An unknown id is a type error. */
export const templatesOf =
  <const Texts extends Readonly<Record<string, Text>>>(texts: Texts) =>
  <const Id extends keyof Texts>(id: Id): Texts[Id] =>
    texts[id];

function fill(
  content: Text | undefined,
  values: Readonly<Record<string, string | number>>,
): string | string[] {
  if (content === undefined) throw new RangeError('There is no such text.');
  if (typeof content !== 'string') return content.map((point) => fillPoint(point, values));
  return fillPoint(content, values);
}

/** The name of a person who reads the text. */
const reader = 'you';

/** Fills in the variables. A verb in brackets agrees with the variable before it: “Tom wants”, “you want”. */
function fillPoint(content: string, values: Readonly<Record<string, string | number>>): string {
  let isReader = false;
  return content.replaceAll(
    /\{(\w+)\}(’s)?|\[([a-z]+)\](?!\()/g,
    (_, name: string | undefined, ending = '', verb = '') => {
      if (name === undefined) return isReader ? secondPerson(verb) : verb;
      isReader = values[name] === reader;
      return isReader && ending ? 'your' : `${values[name]}${ending}`;
    },
  );
}

const irregular: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have' };

/** The form of a verb after “you”, such as `want` for `wants`. */
const secondPerson = (verb: string): string =>
  irregular[verb] ??
  verb
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|ss|x|o)es$/, '$1')
    .replace(/(?<!s)s$/, '');
