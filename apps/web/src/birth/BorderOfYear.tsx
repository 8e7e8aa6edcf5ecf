import { boundarySentence, explainSign, type CalendarName } from '@org/zodiac-core';

interface BorderOfYearProps {
  /** `YYYY-MM-DD`. */
  date: string;
  calendar: CalendarName | undefined;
}

const countries: Readonly<Record<CalendarName, string>> = {
  china: 'China',
  vietnam: 'Vietnam',
  korea: 'Korea',
  japan: 'Japan',
};

/** Where New Year decides: its day, and which sign is on its other side. By another calendar, what China’s would say. */
export function BorderOfYear({ date, calendar = 'china' }: BorderOfYearProps) {
  if (calendar === 'china') {
    const sentence = boundarySentence(date);
    return sentence && <p>{sentence}</p>;
  }
  const inChina = explainSign(date)?.byCalendar.china;
  return (
    <p>
      {`By the calendar of ${countries[calendar]}.`}
      {inChina && ` By China’s calendar the sign is the ${inChina.name}.`}
    </p>
  );
}
