import { parseArgs } from 'node:util';
import type { ConventionOptions } from '../index.ts';
import { birthOptions, readBirthOptions, UsageError, type BirthValues } from './birth-options.ts';
import { describeDate } from './describe-date.ts';
import { describeKua, describeRelations, describeTaiSui } from './describe-relations.ts';
import { loadFunction } from './load-function.ts';
import { scorePillars } from './score-pillars.ts';
import { score, scoreText, type Score } from './score.ts';

const usage = `Usage
  zodiac-core <YYYY-MM-DD> [--calendar china|vietnam|korea|japan] [--convention new-year|li-chun] [--json]
      the sign of a date, and why; its lunar date and solar term
  zodiac-core <YYYY-MM-DD> --time <HH:MM> [--time-zone <name> | --utc-offset <hours|+HH:MM>] [--longitude <degrees>] [--sex female|male]
              [--day-starts-at midnight|23:00] [--late-rat-hour next-day|same-day] [--repeated-time first|second]
      the same, and the four pillars of a birth with what is derived from them, with a sex the luck pillars too;
      without --time, but with another of these options, which of them are certain. A time zone is one of the
      IANA database, such as Asia/Shanghai; without one, the clock is that of the calendar's country: UTC+8, in Vietnam UTC+7, in Korea and Japan UTC+9. With a longitude, degrees east
      (west is --longitude=-73.9), day and hour are by true solar time
  zodiac-core relations <sign> <sign> [<sign> ...] [--json]
      every traditional relation of two signs, with their score, or within a group; a sign by its name in
      English, Chinese or pinyin, or by its branch
  zodiac-core kua <YYYY-MM-DD> female|male [--json]
      the Kua number of a birth date, with its eight directions
  zodiac-core tai-sui <year> <sign> [--json]
      whether a sign offends the god of a year, and how
  zodiac-core score <module> [--lunar | --pillars] [--calendar <country>] [--export <name>] [--from 1901] [--to 2100] [--json]
      on how many days another library errs; the module exports a function of year, month and day that
      answers with the sign's name in English, Chinese or pinyin, with --lunar with the lunar date as
      { year, month, day, isLeapMonth }, with --pillars and for year, month, day, hour and minute in UTC+8 with
      the four pillars as text or as { year, month, day, hour }; --day-starts-at 23:00 if its days begin then

Exit code: 0 answered, or no day wrong; 1 days wrong; 2 not understood.
`;

/** The year from which a score counts by default. */
const firstScored = { china: '1901', vietnam: '1968', korea: '1912', japan: '1901' } as const;

/** The result of a run of the command. */
export interface Ended {
  readonly code: number;
  /** Standard output. */
  readonly out: string;
  /** Standard error. */
  readonly err: string;
}

async function main(args: readonly string[]): Promise<Ended> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      calendar: { type: 'string' },
      convention: { type: 'string' },
      lunar: { type: 'boolean', default: false },
      pillars: { type: 'boolean', default: false },
      ...birthOptions,
      export: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return print(usage);
  const [command = '', ...operands] = positionals;
  const describe = commands.get(command);
  if (describe) {
    const { json, help: _, ...others } = values;
    if (Object.values(others).some((value) => value !== undefined && value !== false))
      throw new UsageError(`${command} takes no option but --json.`);
    const { data, text } = describe(operands);
    return print(json ? JSON.stringify(data, null, 2) : text);
  }
  const [first, second, ...rest] = positionals;
  if (first === undefined || rest.length > 0) throw new UsageError('Give one date, or score and a module.');
  if (first === 'score') {
    if (second === undefined) throw new UsageError('score needs a module.');
    const found = await scoreOf(second, values);
    const text = values.json ? JSON.stringify(found, null, 2) : scoreText(second, found);
    return print(text, found.wrong === 0 ? 0 : 1);
  }
  if (second !== undefined) throw new UsageError('Give one date only.');
  const ofScore = [values.export, values.from, values.to].some((value) => value !== undefined);
  if (values.lunar || values.pillars || ofScore)
    throw new UsageError('--lunar, --pillars, --export, --from and --to belong to score.');
  const options = optionsOf(values);
  const birth = readBirthOptions(values, options.calendar ?? 'china');
  const { data, text } = describeDate(first, options, birth, values.sex);
  return print(values.json ? JSON.stringify(data, null, 2) : text);
}

function relationsOf(signs: readonly string[]): ReturnType<typeof describeRelations> {
  if (signs.length < 2) throw new UsageError('relations needs two signs or more.');
  return describeRelations(signs);
}

function kua([date, sex, ...rest]: readonly string[]): ReturnType<typeof describeKua> {
  if (date === undefined || sex === undefined || rest.length > 0)
    throw new UsageError('kua needs a date, and female or male.');
  return describeKua(date, sex);
}

function taiSui([year, sign, ...rest]: readonly string[]): ReturnType<typeof describeTaiSui> {
  if (year === undefined || sign === undefined || rest.length > 0)
    throw new UsageError('tai-sui needs a year and a sign.');
  return describeTaiSui(year, sign);
}

/** The commands that take no option but `--json`. */
const commands: ReadonlyMap<string, (operands: readonly string[]) => { data: unknown; text: string }> =
  new Map(Object.entries({ relations: relationsOf, kua, 'tai-sui': taiSui }));

/** The options of `score`. */
interface ScoreValues extends BirthValues {
  readonly calendar?: string;
  readonly convention?: string;
  readonly lunar: boolean;
  readonly pillars: boolean;
  readonly export?: string;
  readonly from?: string;
  readonly to?: string;
}

async function scoreOf(module: string, values: ScoreValues): Promise<Score> {
  if (values.convention !== undefined) throw new UsageError('score counts by New Year only.');
  if (values.lunar && values.pillars) throw new UsageError('Give --lunar or --pillars, not both.');
  const dayStartsAt = values['day-starts-at'];
  if (readBirthOptions(values.pillars ? { ...values, 'day-starts-at': undefined } : values, 'china'))
    throw new UsageError('The only option of a birth that score takes is --day-starts-at, with --pillars.');
  const { calendar = 'china' } = optionsOf(values);
  const { from = firstScored[calendar], to = '2100', export: name = 'default', lunar, pillars } = values;
  if (pillars && calendar !== 'china')
    throw new UsageError('Pillars are the same in every country; they are scored in UTC+8.');
  if (!isOneOf(dayStartsAt, [undefined, 'midnight', '23:00'] as const))
    throw new UsageError('--day-starts-at is midnight or 23:00.');
  const ask = await loadFunction(module, name);
  const [first, last] = [Number(from), Number(to)];
  return pillars
    ? scorePillars(ask, dayStartsAt === '23:00', first, last)
    : score(ask, lunar ? 'lunar date' : 'sign', calendar, first, last);
}

/** @throws UsageError when there is no such convention or calendar */
function optionsOf({
  calendar,
  convention,
}: Pick<ScoreValues, 'calendar' | 'convention'>): ConventionOptions {
  if (!isOneOf(calendar, [undefined, 'china', 'vietnam', 'korea', 'japan'] as const))
    throw new UsageError('A calendar is china, vietnam, korea or japan.');
  if (!isOneOf(convention, [undefined, 'new-year', 'li-chun'] as const))
    throw new UsageError('A convention is new-year or li-chun.');
  return { calendar, convention };
}

function isOneOf<Value>(value: unknown, values: readonly Value[]): value is Value {
  return (values as readonly unknown[]).includes(value);
}

const print = (text: string, code = 0): Ended => ({ code, out: `${text.trimEnd()}\n`, err: '' });

/** Runs the command with its arguments. */
export async function run(args: readonly string[]): Promise<Ended> {
  try {
    return await main(args);
  } catch (error) {
    const message = `${error instanceof Error ? error.message : String(error)}\n`;
    return { code: 2, out: '', err: error instanceof UsageError ? `${message}\n${usage}` : message };
  }
}
