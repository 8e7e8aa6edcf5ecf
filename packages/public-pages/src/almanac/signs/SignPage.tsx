import { text } from '@org/content/almanac';
import { text as matchText } from '@org/content/match';
import { text as readingText } from '@org/content/reading';
import { Badge } from '@org/ui';
import { describeSign, zodiacSignIds, type ZodiacSign, type ZodiacSignId } from '@org/zodiac-core';
import type { ListedArticle } from '../../article-page.ts';
import { LinkList } from '../../document/LinkList.tsx';
import { pairPath, sharePicturePath, signPath, signsPath } from '../../paths.ts';
import { AlmanacPage, type Section } from '../AlmanacPage.tsx';
import { ArticlesOn } from '../ArticlesOn.tsx';
import { Facts } from '../Facts.tsx';
import { Han } from '../Han.tsx';
import { nameOfPair, pairOf } from '../pairs/pairs.ts';
import type { Site } from '../../web-build.ts';
import { longDate } from '../words/long-date.ts';
import { lastYear, yearsOfSign, zodiacYearOf } from '../years/zodiac-years.ts';
import { Bonds } from './Bonds.tsx';
import { doubleHourOf } from './double-hour.ts';
import { YearsOfSign } from './YearsOfSign.tsx';
import { listOf, lowerFirst, ordinal, pluralOfSign, upperFirst, withArticle } from '../words/grammar.ts';

interface SignPageProps {
  id: ZodiacSignId;
  site: Site;
  /** Published articles about the sign. */
  articles: readonly ListedArticle[];
}

/** First listed year. Few readers were born earlier. */
const firstCommonYear = 1930;

/** A sign: the first and last days of its years, its traditional character, and its relations to other signs. */
export function SignPage({ id, site, articles }: SignPageProps) {
  const sign = describeSign(id);
  const { name } = sign;
  const plural = pluralOfSign(id);
  const lastBegun = sign.years.at(-1) ?? lastYear;
  const years = yearsOfSign(id).filter((year) => year >= firstCommonYear && year <= lastBegun);
  const recent = zodiacYearOf(lastBegun);
  return (
    <AlmanacPage
      site={site}
      path={signPath(id)}
      title={text('sign.title', { sign: name })}
      description={text('sign.description', {
        sign: name,
        day: longDate(recent.firstDay),
        plural,
        traits: sign.traits.toLowerCase(),
      })}
      heading={text('common.year-of', { sign: name })}
      summary={text('sign.summary', {
        years: listOf(years.map(String)),
        plural,
        before: zodiacYearOf(lastBegun - 1).sign.name,
      })}
      sign={id}
      picture={{ path: sharePicturePath(id), text: text('common.picture.sign', { sign: name }) }}
      above={[{ name: text('common.above.signs'), path: signsPath }]}
      facts={
        <>
          <Badge>{sign.traits}</Badge>{' '}
          <span>
            <Han>{sign.character}</Han> {sign.pinyin}
          </span>{' '}
          <span aria-hidden="true">·</span>{' '}
          <span>{text('sign.place', { place: ordinal(zodiacSignIds.indexOf(id) + 1) })}</span>
        </>
      }
      sections={sectionsOf(sign)}
      after={<ArticlesOn subject={text('common.subject.sign', { sign: name })} articles={articles} />}
    />
  );
}

function sectionsOf(sign: ZodiacSign): Section[] {
  const { id, name } = sign;
  const plural = pluralOfSign(id);
  return [
    { id: 'character', title: text('sign.sections.character', { plural }), content: <Character id={id} /> },
    { id: 'matches', title: text('sign.sections.matches', { sign: name }), content: <Matches sign={sign} /> },
    {
      id: 'along',
      title: text('sign.sections.along', { one: withArticle(name) }),
      content: <GettingAlong id={id} />,
    },
    { id: 'work', title: text('sign.sections.work'), content: <AtWork sign={sign} /> },
    { id: 'years', title: text('sign.sections.years', { sign: name }), content: <YearsOfSign id={id} /> },
    { id: 'attributes', title: text('sign.sections.attributes'), content: <Attributes sign={sign} /> },
    { id: 'tale', title: text('sign.sections.tale'), content: <Tale sign={sign} /> },
    { id: 'others', title: text('sign.sections.others'), content: <OtherSigns id={id} /> },
  ];
}

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <>
    <h3>{title}</h3>
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </>
);

/** The texts about the sign from readings. */
const Character = ({ id }: { id: ZodiacSignId }) => (
  <>
    <p>{readingText(`signs.${id}.core`)}</p>
    <Points title={text('sign.helps')} points={readingText(`signs.${id}.helps`)} />
    <Points title={text('sign.watch')} points={readingText(`signs.${id}.watch`)} />
  </>
);

const Matches = ({ sign: { id, name } }: { sign: ZodiacSign }) => (
  <>
    <Bonds id={id} />
    <p>{text('sign.bonds.pairs')}</p>
    <LinkList
      links={zodiacSignIds.map((other) => ({
        path: pairPath(nameOfPair(pairOf(id, other))),
        text: text('common.pair', { one: name, other: describeSign(other).name }),
      }))}
    />
  </>
);

/** How two people with this and another sign get along. */
function GettingAlong({ id }: { id: ZodiacSignId }) {
  const named = { name: withArticle(describeSign(id).name), other: matchText('labels.somebody') };
  return (
    <>
      <p>{upperFirst(matchText(`signs.${id}.likes`, named))}</p>
      <p>{upperFirst(matchText(`signs.${id}.hard`, named))}</p>
      <p>{matchText(`signs.${id}.quarrel`, named)}</p>
    </>
  );
}

const AtWork = ({ sign }: { sign: ZodiacSign }) => (
  <>
    <p>{text('sign.at-work', { one: withArticle(sign.name), does: lowerFirst(sign.businessTraits) })}</p>
    <p>{text('sign.work', { plural: pluralOfSign(sign.id), fields: lowerFirst(sign.careerStrengths) })}</p>
  </>
);

const Attributes = ({ sign }: { sign: ZodiacSign }) => (
  <>
    <Facts
      facts={[
        { label: text('sign.facts.element'), value: sign.element },
        { label: text('sign.facts.polarity'), value: sign.polarity },
        {
          label: text('sign.facts.branch'),
          value: (
            <>
              <Han>{sign.branch.character}</Han> {sign.branch.pinyin}
            </>
          ),
        },
        { label: text('sign.facts.hour'), value: doubleHourOf(sign.id) },
        { label: text('sign.facts.numbers'), value: sign.luckyNumbers.join(', ') },
        { label: text('sign.facts.colors'), value: sign.luckyColors.join(', ') },
      ]}
    />
    <p>{text('sign.attributes.meaning')}</p>
    <p>
      {text('sign.attributes.changing')} {text('sign.attributes.lists')}
    </p>
  </>
);

const Tale = ({ sign: { description } }: { sign: ZodiacSign }) => (
  <>
    <p>{text('sign.tale')}</p>
    <p>{description}</p>
  </>
);

const OtherSigns = ({ id }: { id: ZodiacSignId }) => (
  <LinkList
    links={zodiacSignIds
      .filter((other) => other !== id)
      .map((other) => ({
        path: signPath(other),
        text: text('common.year-of', { sign: describeSign(other).name }),
      }))}
  />
);
