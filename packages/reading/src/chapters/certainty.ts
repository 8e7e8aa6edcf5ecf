import { tagged as text } from '@org/content/reading';
import { type CalendarName, type ZodiacSignId, signOfHour } from '@org/zodiac-core';
import { fourPillars, type Pillar } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import { afterElement } from '../words/pillar-words.ts';
import { signName } from '../years/relations-with-chart.ts';

/** A note that names the parts of a reading that depend on an unknown time of birth; `undefined` if no part does. */
export function certaintyOf(chart: Chart): string | undefined {
  const { pillars, isTimeKnown, birth } = chart;
  if (isTimeKnown) {
    const border = minutesToNextHour(pillars.countedTime ?? '');
    const sentences = [
      ...(isLate(pillars.countedTime)
        ? [lateNight(chart), text('summary.certainty.lateNightKnown.school', { other: dayMasterAt23(chart) })]
        : []),
      ...(border
        ? [
            isLate(pillars.countedTime)
              ? text('summary.certainty.borderAfterLate', { other: signName(border.other, birth.calendar) })
              : text('summary.certainty.border', {
                  own: signName(border.own, birth.calendar),
                  other: signName(border.other, birth.calendar),
                }),
          ]
        : []),
    ];
    return sentences.length > 0 ? sentences.join(' ') : undefined;
  }
  const other = dayMasterAt23(chart);
  const changed = (['year', 'month', 'day'] as const).find((position) => pillars[position].change);
  const change = changed && pillars[changed].change;
  // Skips the other day master if it is the same: where clocks are far ahead of the sun, no time of this date is after
  // 23:00 by the sun.
  const late = other === inWords(pillars.day) ? [] : [text('summary.certainty.lateNight', { other })];
  if (!change) return [text('summary.certainty.noTime'), ...late].join(' ');
  const isAfter = pillars[changed].name === change.after.name;
  const values = {
    time: change.at.slice(0, 5),
    other: pillarName(isAfter ? change.before : change.after, birth.calendar),
  };
  return !isAfter && changed === 'day' && other === inWords(change.after)
    ? text('summary.certainty.noTimeDay', values)
    : [
        text('summary.certainty.noTimeChange', {
          ...values,
          side: text(`summary.certainty.sides.${isAfter ? 'before' : 'after'}`),
          position: text(`voice.pillars.${changed}`),
          clock: text(birth.place ? 'summary.certainty.localTime' : 'chapters.culture.clockChina'),
        }),
        ...late,
      ].join(' ');
}

/** The name of a pillar, such as `'Water Horse (壬午)'`. */
const pillarName = ({ element, sign, name }: Pillar, calendar: CalendarName | undefined): string =>
  `${element} ${afterElement(signName(sign, calendar))} (${name})`;

/** The time after 23:00, by the sun if the clock shows another time. */
function lateNight({ birth: { place, time }, pillars: { countedTime } }: Chart): string {
  const sun = countedTime?.slice(11, 16);
  return place && sun && sun !== time
    ? text('summary.certainty.lateNightKnown.sun', { place: place.name, sun })
    : text('summary.certainty.lateNightKnown.clock');
}

const isLate = (countedTime: string | undefined): boolean => countedTime?.slice(11, 13) === '23';

/** The day master in schools that begin the day at 23:00, for a birth after 23:00. */
function dayMasterAt23({ moment }: Chart): string {
  const { day } = fourPillars({ ...moment, time: moment.time ?? '23:30', dayStartsAt: '23:00' });
  return inWords(day);
}

const inWords = ({
  polarity,
  element,
  stem,
}: Pick<Chart['pillars']['day'], 'polarity' | 'element' | 'stem'>): string =>
  `${polarity} ${element} (${stem})`;

const maxMinutes = 10;

interface HourBorder {
  readonly own: ZodiacSignId;
  readonly other: ZodiacSignId;
  readonly minutes: number;
  /** Whether the time is after the border between the two double hours. */
  readonly isAfter: boolean;
}

/**
 * The neighboring double hour, if a time is at most ten minutes from it.
 *
 * @param countedTime - `YYYY-MM-DDTHH:MM:SS`
 */
function minutesToNextHour(countedTime: string): HourBorder | undefined {
  const hour = Number(countedTime.slice(11, 13));
  const minute = Number(countedTime.slice(14, 16));
  const own = signOfHour(hour).id;
  const minutesIn = ((hour + 1) % 2) * 60 + minute;
  if (minutesIn < maxMinutes)
    return { own, other: signOfHour((hour + 22) % 24).id, minutes: minutesIn + 1, isAfter: true };
  if (minutesIn >= 120 - maxMinutes)
    return { own, other: signOfHour((hour + 2) % 24).id, minutes: 120 - minutesIn, isAfter: false };
  return undefined;
}
