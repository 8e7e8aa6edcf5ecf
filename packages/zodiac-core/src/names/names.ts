import {
  branchCharacters,
  type BranchCharacter,
  zodiacSignIds,
  type ZodiacSignId,
} from '../cycle/branches.ts';
import { type Element, stemCharacters, stemElements, type StemCharacter } from '../cycle/stems.ts';
import type { SexagenaryName } from '../cycle/sexagenary.ts';
import type { RelationForm } from '../relations/relation-forms.ts';
import type { RelationKind } from '../relations/relation-kinds.ts';
import { deepFreeze } from '../signs/signs.ts';
import type { SolarTermId } from '../solar-terms/solar-terms.ts';

/** The ten stems and the twelve branches in languages that do not write their characters, in their order and joined by commas. */
export const koreanStems = '갑,을,병,정,무,기,경,신,임,계';
export const koreanBranches = '자,축,인,묘,진,사,오,미,신,유,술,해';
export const vietnameseStems = 'Giáp,Ất,Bính,Đinh,Mậu,Kỷ,Canh,Tân,Nhâm,Quý';
export const vietnameseBranches = 'Tý,Sửu,Dần,Mão,Thìn,Tỵ,Ngọ,Mùi,Thân,Dậu,Tuất,Hợi';

/** A name in a language. */
export interface Name {
  /** The written name, such as `'甲'` in Japanese. */
  readonly name: string;
  /** The reading: pinyin in Chinese, hiragana in Japanese, Revised Romanization in Korean; elsewhere the name itself. */
  readonly reading: string;
}

/** Every name of a language; all languages have this shape. */
export interface Names {
  /** BCP 47 tag, such as `'zh-Hant'`. */
  readonly language: string;
  readonly signs: Readonly<Record<ZodiacSignId, Name>>;
  readonly stems: Readonly<Record<StemCharacter, Name>>;
  readonly branches: Readonly<Record<BranchCharacter, Name>>;
  /** The sixty stem-branch pairs, by their two characters. */
  readonly sexagenary: Readonly<Record<SexagenaryName, Name>>;
  readonly elements: Readonly<Record<Element, Name>>;
  readonly solarTerms: Readonly<Record<SolarTermId, Name>>;
  /** The names of relations, by `kind` and by `form`. */
  readonly relations: Readonly<Record<RelationKind | RelationForm, Name>>;
}

const relationIds =
  'same-sign,six-harmony,three-harmonies,growing-half,storing-half,arch,three-meetings,half-meeting,six-clash,six-harm,six-destruction,punishment,ungrateful-punishment,overbearing-punishment,discourteous-punishment,self-punishment';
const solarTermIds =
  'xiao-han,da-han,li-chun,yu-shui,jing-zhe,chun-fen,qing-ming,gu-yu,li-xia,xiao-man,mang-zhong,xia-zhi,xiao-shu,da-shu,li-qiu,chu-shu,bai-lu,qiu-fen,han-lu,shuang-jiang,li-dong,xiao-xue,da-xue,dong-zhi';

/** The words of a language, each list in the order of its ids and joined by commas, which take fewer bytes than arrays. */
interface Words {
  readonly signs: string;
  /** The names of the stems; by default their characters. */
  readonly stems?: string;
  /** The names of the branches; by default their characters. */
  readonly branches?: string;
  /** The names of Wood, Fire, Earth, Metal and Water, in this order. */
  readonly elements: string;
  /** The names of the solar terms, from Lesser Cold in January on. */
  readonly solarTerms: string;
  readonly relations: string;
  /** The text between the stem and the branch in the name of a pair. */
  readonly between: string;
}

type Counts = {
  readonly signs: 12;
  readonly stems: 10;
  readonly branches: 12;
  readonly elements: 5;
  readonly solarTerms: 24;
  readonly relations: 16;
};

type CountOf<List, Found extends readonly unknown[] = [unknown]> = List extends `${string},${infer Rest}`
  ? CountOf<Rest, [...Found, unknown]>
  : Found['length'];

/** Gives a list that is too short or too long another type, so that it does not compile. */
type Complete<Given> = {
  [Key in keyof Given]: Key extends keyof Counts
    ? CountOf<Given[Key]> extends Counts[Key]
      ? Given[Key]
      : `a list of ${Counts[Key]}`
    : Given[Key];
};

/** The words of a language. A list that lacks a name, or has one too many, does not compile. */
export const words = <const Given extends Words>(given: Given & Complete<NoInfer<Given>>): Words => given;

/** Builds the names of a language from its words and their readings, in the shape that all languages share. */
export function namesOf(language: string, written: Words, read = written): Names {
  const list = <Id extends string>(ids: readonly string[], key: keyof Counts): Record<Id, Name> => {
    const names = written[key]?.split(',') ?? ids;
    const readings = read[key]?.split(',') ?? ids;
    const pairs = ids.map((id, index) => [id, { name: names[index], reading: readings[index] }]);
    return Object.fromEntries(pairs) as Record<Id, Name>;
  };
  const stems = list<StemCharacter>([...stemCharacters], 'stems');
  const branches = list<BranchCharacter>([...branchCharacters], 'branches');
  const sexagenary = Array.from({ length: 60 }, (_, place) => {
    const stem = stemCharacters[place % 10] as StemCharacter;
    const branch = branchCharacters[place % 12] as BranchCharacter;
    const joined = (key: keyof Name, between: string): string =>
      stems[stem][key] + between + branches[branch][key];
    const pair = { name: joined('name', written.between), reading: joined('reading', read.between) };
    return [stem + branch, pair] as const;
  });
  return deepFreeze({
    language,
    signs: list(zodiacSignIds, 'signs'),
    stems,
    branches,
    sexagenary: Object.fromEntries(sexagenary) as Names['sexagenary'],
    elements: list(stemElements, 'elements'),
    solarTerms: list(solarTermIds.split(','), 'solarTerms'),
    relations: list(relationIds.split(','), 'relations'),
  });
}
