import { compatibility } from '@org/zodiac-core';
import { paragraph } from '../../paragraph.ts';
import { list, upperFirst } from '../../words/list.ts';
import type { FoundPair } from '../branch-pairs.ts';
import type { MatchSection } from '../match.ts';
import { otherBirth } from '../other-birth.ts';
import type { Person } from '../person.ts';
import { companyOfSigns } from '../prose/company-of-signs.ts';
import { signRelations } from '../prose/sign-relations.ts';

/** How the two signs stand to each other, and what each brings. */
export function twoSigns(one: Person, other: Person, pairs: readonly FoundPair[]): MatchSection {
  const { basis } = compatibility(one.sign, other.sign);
  const others =
    pairs.find((pair) => pair.one.position === 'year' && pair.other.position === 'year')?.found.slice(1) ??
    [];
  const also =
    others.length > 0
      ? ` Books count the pair as ${list(others.map(({ english, name }) => `${english} ${name}`))} too, so that tradition speaks with more than one voice here.`
      : '';
  const because = `${upperFirst(introduced(one))} is ${aSign(one)}, and ${introduced(other)} is ${aSign(other)}.`;
  return {
    id: 'signs',
    heading: 'The Two Signs',
    paragraphs: [
      paragraph(`${because} ${signRelations[basis]}${also}`, {
        rule: 'branches-of-two',
        because,
        changes: 'Another sign of either.',
        claims: [{ subject: 'pair:year:year', value: basis }],
      }),
      paragraph(
        `${upperFirst(one.name)} brings ${companyOfSigns[one.sign].brings}, and asks for ${companyOfSigns[one.sign].asks}. ${upperFirst(other.name)} brings ${companyOfSigns[other.sign].brings}, and asks for ${companyOfSigns[other.sign].asks}.`,
        { rule: 'company-of-signs', because, changes: otherBirth(one, other) },
      ),
    ],
  };
}

/** Such as `Rose, your mother,`. */
const introduced = ({ name, role }: Person): string => (role ? `${name}, ${role},` : name);

const aSign = ({ signName }: Person): string => `${/^[AEIOU]/.test(signName) ? 'an' : 'a'} ${signName}`;
