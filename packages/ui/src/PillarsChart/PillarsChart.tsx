import { getZodiacSignById, type Element, type Polarity, type ZodiacSignId } from '@org/zodiac-core';
import type { ComponentProps } from 'react';

export interface ChartPillar {
  /** The position of the pillar. */
  position: 'hour' | 'day' | 'month' | 'year';
  /** The character of the stem, such as `乙`. */
  stem: string;
  /** The element of the stem, which sets its color. */
  stemElement: Element;
  /** The character of the branch, such as `酉`. */
  branch: string;
  /** The element of the branch, which sets its color. */
  branchElement: Element;
  /** The polarity of the stem. */
  polarity: Polarity;
  /** The pillar in pinyin, such as `yǐ-yǒu`. */
  reading: string;
  /** The sign of the branch. */
  sign: ZodiacSignId;
  /** The ten god of the stem. Omit it for the day, whose stem is the day master. */
  tenGod?: string | undefined;
  /** The stems within the branch. */
  hidden: readonly { stem: string; element: Element; tenGod: string }[];
  /** The name of the pair in the cycle of sixty, such as `Spring water`. */
  naYin: string;
  /** Whether the pillar is certain. It is not if the time of birth is unknown and the pillar changes on that day. */
  certain: boolean;
}

export interface PillarsChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The title of the chart, such as "Your four pillars". */
  caption: string;
  /** The pillars, in display order. */
  pillars: readonly ChartPillar[];
  /** Texts in another language; English by default. */
  words?: Partial<typeof english>;
}

const english = {
  hour: 'Hour',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  /** Shown in place of the ten god of the day. */
  dayMaster: 'Day master',
  /** The heading of the stems within a branch. */
  hiddenStems: 'Hidden stems',
  /** Shown below a pillar that is not certain. */
  uncertain: 'Not certain: it changes on this day',
  /** Shown in place of the hour if it is unknown. */
  noHour: 'Not known without a time of birth',
};

/** The four pillars of a birth: stem, branch, hidden stems and ten gods. Every color is also named in words. */
export function PillarsChart({ caption, pillars, words, className = '', ...rest }: PillarsChartProps) {
  const text = { ...english, ...words };
  const hasHour = pillars.some(({ position }) => position === 'hour');
  return (
    <figure {...rest} className={`za-PillarsChart ${className}`}>
      <figcaption>{caption}</figcaption>
      <ul>
        {!hasHour && (
          <li className="za-PillarsChart-pillar" data-missing="">
            <h3>{text.hour}</h3>
            <p>{text.noHour}</p>
          </li>
        )}
        {pillars.map((pillar) => (
          <Pillar key={pillar.position} pillar={pillar} text={text} />
        ))}
      </ul>
    </figure>
  );
}

function Pillar({ pillar, text }: { pillar: ChartPillar; text: typeof english }) {
  const { position, stem, branch, certain } = pillar;
  return (
    <li className="za-PillarsChart-pillar" data-uncertain={certain ? undefined : ''}>
      <h3>{text[position]}</h3>
      <p className="za-PillarsChart-god">{pillar.tenGod ?? text.dayMaster}</p>
      <p className="za-PillarsChart-half">
        <span
          className="za-PillarsChart-character"
          lang="zh-Hant"
          data-element={pillar.stemElement.toLowerCase()}
        >
          {stem}
        </span>{' '}
        {`${pillar.polarity} ${pillar.stemElement}`}
      </p>
      <p className="za-PillarsChart-half">
        <span
          className="za-PillarsChart-character"
          lang="zh-Hant"
          data-element={pillar.branchElement.toLowerCase()}
        >
          {branch}
        </span>{' '}
        {`${getZodiacSignById(pillar.sign).name}, ${pillar.branchElement}`}
      </p>
      <p className="za-PillarsChart-name">
        {pillar.reading}, {pillar.naYin}
      </p>
      {pillar.hidden.length > 0 && (
        <>
          <p className="za-PillarsChart-label">{text.hiddenStems}</p>
          <ul className="za-PillarsChart-hidden">
            {pillar.hidden.map(({ stem: within, element, tenGod }) => (
              <li key={within}>
                <span lang="zh-Hant" data-element={element.toLowerCase()}>
                  {within}
                </span>{' '}
                <span>
                  {element}, {tenGod}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {!certain && <p className="za-PillarsChart-doubt">{text.uncertain}</p>}
    </li>
  );
}
