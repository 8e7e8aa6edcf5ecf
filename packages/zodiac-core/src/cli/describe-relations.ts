import {
  compatibility,
  getZodiacSignById,
  relations,
  relationsOf,
  type BranchRelation,
  type ZodiacSignId,
} from '../index.ts';
import { signCalled } from './sign-called.ts';

/** The data that the command prints for a group of signs with `--json`. */
interface GroupDescription {
  readonly signs: readonly ZodiacSignId[];
  /** Present for two signs; absent for more. */
  readonly score: number | undefined;
  readonly relations: readonly BranchRelation[];
}

/**
 * The text that the command prints for two signs or more.
 *
 * @param names - signs by id, by any name that `getZodiacSignByName` knows, or by branch, such as 子
 * @throws RangeError when a name is that of no sign
 */
export function describeRelations(names: readonly string[]): { data: GroupDescription; text: string } {
  const signs = names.map(signCalled);
  const [a, b, ...others] = signs;
  const isPair = a !== undefined && b !== undefined && others.length === 0;
  const found = isPair ? relations(a, b) : relationsOf(signs);
  const score = isPair ? compatibility(a, b).score : undefined;
  const list = signs.map(nameOf).join(', ');
  const lines = found.map(
    ({ name, pinyin, english, meaning, source, signs: joined, missing }) =>
      `${name} ${pinyin}, ${english}: ${joined.map(nameOf).join(', ')}${missing ? `; whole with ${nameOf(missing)}` : ''}
    ${meaning}
    Source: ${source}`,
  );
  return {
    data: { signs, score, relations: found },
    text: [
      `${list}${score === undefined ? '' : `: ${score} of 100`}`,
      ...(found.length > 0 ? lines : ['The tradition names no relation of these signs.']),
    ].join('\n'),
  };
}

const nameOf = (id: ZodiacSignId): string => getZodiacSignById(id).name;
