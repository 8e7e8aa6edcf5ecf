import { Badge, CompatibilityWheel } from '@org/ui';
import { describeSign, zodiacSignIds, type ZodiacSign, type ZodiacSignId } from '@org/zodiac-core';
import type { ListedArticle } from '../../article-page.ts';
import { pairPath, sharePicturePath, signPath, signsPath } from '../../paths.ts';
import { AlmanacPage, type Section } from '../AlmanacPage.tsx';
import { ArticlesOn } from '../ArticlesOn.tsx';
import { Facts } from '../Facts.tsx';
import { Han } from '../Han.tsx';
import { LinkList } from '../../document/LinkList.tsx';
import { nameOfPair, pairOf } from '../pairs/pairs.ts';
import type { Site } from '../site.ts';
import { listOf } from '../words/list-of.ts';
import { longDate } from '../words/long-date.ts';
import { ordinal } from '../words/ordinal.ts';
import { pluralOfSign } from '../words/plural-of-sign.ts';
import { withArticle } from '../words/with-article.ts';
import { lastYear, yearsOfSign, zodiacYearOf } from '../years/zodiac-years.ts';
import { Bonds } from './Bonds.tsx';
import { doubleHourOf } from './double-hour.ts';
import { YearsOfSign } from './YearsOfSign.tsx';

interface SignPageProps {
  id: ZodiacSignId;
  site: Site;
  /** Published articles about the sign. */
  articles: readonly ListedArticle[];
}

/** Hardly anybody asks for a birth before. */
const firstCommonYear = 1930;

/** A sign: its years to the day, its character as tradition tells it, and its relations to the others. */
export function SignPage({ id, site, articles }: SignPageProps) {
  const sign = describeSign(id);
  const plural = pluralOfSign(id);
  const lastBegun = sign.years.at(-1) ?? lastYear;
  const years = yearsOfSign(id).filter((year) => year >= firstCommonYear && year <= lastBegun);
  const recent = zodiacYearOf(lastBegun);
  const sections: Section[] = [
    { id: 'years', title: `Years of the ${sign.name}, 1900 to 2100`, content: <YearsOfSign id={id} /> },
    { id: 'character', title: 'Character', content: <Character sign={sign} /> },
    {
      id: 'work',
      title: 'At work',
      content: (
        <p>
          {sign.businessTraits} {`Fields that tradition finds suited to ${plural}: `}
          {lowerFirst(sign.careerStrengths)}
        </p>
      ),
    },
    {
      id: 'matches',
      title: 'Matches',
      content: (
        <>
          <Bonds id={id} />
          <CompatibilityWheel sign={id} />
          <p>{`The ${sign.name} with each of the twelve, with every relation explained:`}</p>
          <LinkList
            links={zodiacSignIds.map((other) => ({
              path: pairPath(nameOfPair(pairOf(id, other))),
              text: `${sign.name} and ${describeSign(other).name}`,
            }))}
          />
        </>
      ),
    },
    { id: 'attributes', title: 'Element, hour, numbers and colors', content: <Attributes sign={sign} /> },
    { id: 'others', title: 'The other signs', content: <OtherSigns id={id} /> },
  ];
  return (
    <AlmanacPage
      site={site}
      path={signPath(id)}
      title={`Year of the ${sign.name}: dates, traits, matches`}
      description={`${recent.year} began a Year of the ${sign.name} on ${longDate(recent.firstDay)}. All ${sign.name} years 1900–2100 to the day; ${plural}, by tradition: ${sign.traits.toLowerCase()}.`}
      heading={`Year of the ${sign.name}`}
      summary={`People born in ${listOf(years.map(String))} are ${plural}, counted from Chinese New Year: a birthday in January or February may belong to the year before.`}
      sign={id}
      picture={{ path: sharePicturePath(id), text: `The seal of the ${sign.name}, with its years` }}
      above={[{ name: 'Signs', path: signsPath }]}
      facts={
        <>
          <Badge>{sign.traits}</Badge>{' '}
          <span>
            <Han>{sign.character}</Han> {sign.pinyin}
          </span>{' '}
          <span aria-hidden="true">·</span>{' '}
          <span>{`${ordinal(zodiacSignIds.indexOf(id) + 1)} of the twelve`}</span>
        </>
      }
      sections={sections}
      after={<ArticlesOn subject={`the ${sign.name}`} articles={articles} />}
    />
  );
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const Character = ({ sign }: { sign: ZodiacSign }) => (
  <>
    <p>{sign.personality}</p>
    <h3>Strengths</h3>
    <ul>
      {sign.strengths.map((strength) => (
        <li key={strength}>{strength}</li>
      ))}
    </ul>
    <h3>Growth areas</h3>
    <ul>
      {sign.weaknesses.map((weakness) => (
        <li key={weakness}>{weakness}</li>
      ))}
    </ul>
    <h3>The tale of the river race</h3>
    <p>{sign.description}</p>
  </>
);

const Attributes = ({ sign }: { sign: ZodiacSign }) => (
  <>
    <Facts
      facts={[
        { label: 'Fixed element', value: sign.element },
        { label: 'Polarity', value: sign.polarity },
        {
          label: 'Earthly branch',
          value: (
            <>
              <Han>{sign.branch.character}</Han> {sign.branch.pinyin}
            </>
          ),
        },
        { label: 'Double hour', value: doubleHourOf(sign.id) },
        { label: 'Lucky numbers', value: sign.luckyNumbers.join(', ') },
        { label: 'Lucky colors', value: sign.luckyColors.join(', ') },
      ]}
    />
    <p>
      {`The fixed element belongs to the sign in every year. The element of a year changes: ${listOf(sign.years.map((year) => `${year} was the year of ${withArticle(zodiacYearOf(year).name)}`))}. Numbers and colors are tradition, and lists of them differ.`}
    </p>
  </>
);

const OtherSigns = ({ id }: { id: ZodiacSignId }) => (
  <LinkList
    links={zodiacSignIds
      .filter((other) => other !== id)
      .map((other) => ({ path: signPath(other), text: `Year of the ${describeSign(other).name}` }))}
  />
);
