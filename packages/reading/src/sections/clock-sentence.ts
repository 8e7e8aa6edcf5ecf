import type { Chart } from '../chart.ts';

/** By which clock the pillars are counted. */
export function clockSentence({ birth, pillars, isTimeRepeated }: Chart): string {
  const { place, time } = birth;
  if (!place)
    return time
      ? `${time} [is taken by China’s clock, as no place was given|counts by China’s clock for want of a place].`
      : '[China’s clock is taken, as no place was given|No place was given, so they are by China’s clock|For want of a place, they are by China’s clock].';
  if (!time || !pillars.countedTime)
    return `They are counted by the sun over {place}, from midnight to midnight there.`;
  const repeated = isTimeRepeated
    ? ` The clocks of {place} were put back that night and showed ${time} twice; the first is taken.`
    : '';
  return `When the clocks of {place} showed ${time}, the sun there stood at ${pillars.countedTime.slice(11, 16)}, and by the sun the hour is counted.${repeated}`;
}
