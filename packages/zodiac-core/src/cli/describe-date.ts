import {
  explainSign,
  getZodiacSignById,
  sexagenaryYear,
  type CalendarDate,
  type Convention,
  type SignExplanation,
} from '../index.ts';

const boundaryNames: Readonly<Record<Convention, string>> = {
  'new-year': 'Chinese New Year',
  'li-chun': 'the Start of Spring (li chun)',
};

/**
 * What the command line says of a date.
 *
 * @throws RangeError when there is no such day, or it is outside the table
 */
export function describeDate(
  date: string,
  convention: Convention,
): { explanation: SignExplanation; text: string } {
  const explanation = explainSign(date, { convention });
  if (!explanation) throw new RangeError(`There is no day "${date}"; write it as YYYY-MM-DD.`);
  const { answer, boundary, daysFromBoundary, byConvention, otherBoundary, source } = explanation;
  const { sign, zodiacYear, yearElement, polarity } = answer;
  const { character, pinyin, emoji, element } = getZodiacSignById(sign.id);
  const year = sexagenaryYear(zodiacYear);
  const other = convention === 'new-year' ? 'li-chun' : 'new-year';
  const lines = [
    `${sign.name}  ${character} ${pinyin}  ${emoji}`,
    `Year of ${zodiacYear}: ${polarity} ${yearElement}, ${year.name} ${year.pinyin}, ${year.place} of 60`,
    `The sign's own element: ${element}`,
    `It falls ${distance(daysFromBoundary)} ${boundaryNames[convention]} of ${boundary.year} (${iso(boundary)}).`,
  ];
  if (byConvention[other].id !== sign.id)
    lines.push(`By ${boundaryNames[other]} it would be ${byConvention[other].name}.`);
  if (otherBoundary) lines.push(`Another source gives ${iso(otherBoundary)} for this New Year.`);
  return { explanation, text: [...lines, `Source: ${source}`].join('\n') };
}

function distance(days: number): string {
  if (days === 0) return 'on';
  const count = Math.abs(days);
  return `${count} ${count === 1 ? 'day' : 'days'} ${days < 0 ? 'before' : 'after'}`;
}

const iso = ({ year, month, day }: CalendarDate): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
