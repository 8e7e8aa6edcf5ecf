import type { Chart } from '../chart.ts';

/** By which clock the pillars are counted. */
export function clockSentence({ birth, pillars, isTimeRepeated }: Chart): string {
  const { place, time } = birth;
  if (!place)
    return time
      ? `${time} [is by China’s clock, no place being given|counts by China’s clock for want of a place].`
      : '[They are by China’s clock, no place being given|No place was given, so China’s clock counts|For want of a place, China’s clock counts].';
  if (!time || !pillars.countedTime)
    return `[They are counted by the sun over|The sun counts them, as it stood over|Their clock is the sun over] {place}, from [midnight to midnight there|one midnight of its own to the next|midnight there to midnight].`;
  const repeated = isTimeRepeated
    ? ` The clocks of {place} were put back that night and showed ${time} twice; the first is taken.`
    : '';
  return `[When the clocks of|While the clocks of|At the moment when the clocks of] {place} [showed|said|stood at] ${time}, [the sun there stood at|by the sun it was|the sun over it gave] ${pillars.countedTime.slice(11, 16)}, and [by the sun the hour is counted|the hour is counted by the sun|the hour goes by the sun].${repeated}`;
}
