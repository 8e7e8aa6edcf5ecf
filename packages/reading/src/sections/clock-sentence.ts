import type { Chart } from '../chart.ts';

/** By which clock the pillars are counted. */
export function clockSentence({ birth, pillars, isTimeRepeated }: Chart): string {
  const { place, time } = birth;
  if (!place)
    return time
      ? `${time} was taken as China’s clock shows it, since no place was given; with the place of birth the hour is that of the sun there.`
      : 'They are counted by China’s clock, since no place was given.';
  if (!time || !pillars.countedTime)
    return `They are counted by the sun over ${place.name}, from midnight to midnight there.`;
  const repeated = isTimeRepeated
    ? ` The clocks of ${place.name} were put back that night and showed ${time} twice; the first is taken.`
    : '';
  return `When the clocks of ${place.name} showed ${time}, the sun there stood at ${pillars.countedTime.slice(11, 16)}, and by the sun the hour is counted.${repeated}`;
}
