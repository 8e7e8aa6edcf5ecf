import { text } from '@org/content/almanac';
import { dayForSign } from '@org/reading/day';
import { getZodiacSignById, zodiacSignIds, type CalendarDate, type ZodiacSignId } from '@org/zodiac-core';
import { LinkList } from '../../document/LinkList.tsx';
import { pairPath, todayPath } from '../../paths.ts';
import { nameOfPair, pairOf } from '../pairs/pairs.ts';
import { Words } from '../Words.tsx';

/**
 * A day for each of the twelve signs, one sentence each, with links to the sentences. Where the device keeps a birth,
 * islands.ts of the web app marks the sentence of its sign.
 */
export function SignsOfDay({ date, day }: { date: CalendarDate; day: ZodiacSignId }) {
  const nameOf = (id: ZodiacSignId): string => getZodiacSignById(id).name;
  return (
    <>
      <nav aria-label={text('today.you.choose')}>
        <p>{text('today.you.choose')}</p>
        <LinkList links={zodiacSignIds.map((id) => ({ path: `${todayPath}#${id}`, text: nameOf(id) }))} />
      </nav>
      <dl className="PublicPage-daysOfSigns">
        {zodiacSignIds.map((id) => (
          <div key={id} id={id}>
            <dt>
              <a href={pairPath(nameOfPair(pairOf(id, day)))}>{nameOf(id)}</a>{' '}
              <span className="PublicPage-ownSign">{text('today.you.own')}</span>
            </dt>
            <dd>{dayForSign(date, id)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Words text={text('today.you.rule')} />
      </p>
    </>
  );
}
