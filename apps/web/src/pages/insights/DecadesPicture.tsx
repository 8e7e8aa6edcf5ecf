import { Stack } from '@org/ui';
import { getZodiacSign, type ZodiacSignId } from '@org/zodiac-core';
import { signNameOf } from '#listing/options.ts';
import { findingOf } from './chance-in-words.ts';
import { HowReckoned } from './HowReckoned.tsx';
import { Counted } from './Counted.tsx';
import { insightsQuery, type Insights } from './queries.ts';
import { SignHeatMap, type SignRow } from './SignHeatMap.tsx';

type Decade = Insights['decades'][number];

/** Companies by the decade and the sign of their zodiac years. */
export const DecadesPicture = () => (
  <Counted query={insightsQuery()}>
    {({ decades }) => {
      const decadeOf = ({ key }: SignRow): Decade | undefined =>
        decades.find(({ from }) => String(from) === key);
      const nameOf = (decade: Decade | undefined, sign: ZodiacSignId): string =>
        decade && isOne(decade)
          ? `${signNameOf(sign)}, ${latestYear(sign, decade.to)}`
          : `${signNameOf(sign)}, until ${decade?.to}`;
      const named = decades.flatMap((decade) =>
        decade.cells.map((cell) => ({ name: nameOf(decade, cell.sign), ...cell })),
      );
      return (
        <Stack gap={5}>
          <p>{findingOf(named)}</p>
          <p>
            The list has few young companies, because they had little time to become known. A count outside
            the range after 2010 therefore tells more about the list than about a sign.
          </p>
          <SignHeatMap
            label="Companies by decade and sign"
            corner="Decade"
            rows={decades.map((decade) => ({
              key: String(decade.from),
              label: isOne(decade) ? `${decade.from}s` : `${decade.from}–${decade.to}`,
              total: decade.total,
              cells: decade.cells,
            }))}
            nameOf={(row, sign) => nameOf(decadeOf(row), sign)}
            searchOf={(row, sign) => {
              // A zodiac year ends in the next calendar year.
              const { from = 0, to = 0 } = decadeOf(row) ?? {};
              const last = latestYear(sign, to);
              return { from: String(to - from < 10 ? last : from), to: String(last + 1) };
            }}
          />
          <HowReckoned about="the decades" counts={named.length}>
            <p>
              We assume that a company of a decade could be founded in each of its zodiac years with the same
              chance. We do not count the length of a year, which is 354 to 385 days. A decade has ten years,
              so it has only ten of the twelve signs. The colors compare the cells of one row, because decades
              differ in size.
            </p>
          </HowReckoned>
        </Stack>
      );
    }}
  </Counted>
);

/** Whether the row is a single decade. The first row combines several. */
const isOne = ({ from, to }: Decade): boolean => to - from < 10;

/** The last zodiac year of a sign that is not after a given year. */
function latestYear(sign: ZodiacSignId, to: number): number {
  for (let year = to; year > to - 12; year -= 1) if (getZodiacSign(year)?.id === sign) return year;
  return to;
}
