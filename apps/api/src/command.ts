import { userInfo } from 'node:os';
import { Argument, InvalidArgumentError } from 'commander';
import type { Services } from './integrations/services.ts';
import type { Actor } from './kernel/caller.ts';

/** A command for operators. */
export interface Command {
  readonly name: string;
  /** One sentence for the list of commands. */
  readonly description: string;
  /** `<email>` is required, and `[reason]` may be left out. Each name is a key of {@link meanings}. */
  readonly arguments?: readonly string[];
  /** Returns a sentence with the new state, or throws an error with the reason. */
  run(services: Services, ...given: string[]): Promise<string>;
}

/** The name of the author of a change in the audit log. */
export const actor = (): Actor => ({ command: userInfo().username });

/** An argument that stands for an omitted one, for when further arguments follow it. */
export const leftOut = '-';

interface Meaning {
  readonly description: string;
  readonly accepts?: (value: string) => boolean;
  /** The sentence that refuses a value, such as "Enter a day such as 2026-11-20." */
  readonly expected?: string;
}

const maxId = 2_147_483_647;

/** `new Date` turns February 31 into a day of March. */
const isDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day);

const day = { accepts: isDay, expected: 'Enter a day such as 2026-11-20.' };

const meanings: Readonly<Record<string, Meaning>> = {
  email: {
    description: 'email address of the account',
    accepts: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
    expected: 'Enter an email address such as ada@example.com.',
  },
  user: { description: 'email, uid, or the hash in the log' },
  id: {
    description: 'number of the payment, as the command payments lists it',
    accepts: (value) => /^[1-9]\d*$/.test(value) && Number(value) <= maxId,
    expected: 'Enter the number of a payment.',
  },
  reason: {
    description: 'why you do this, for the audit log',
    // The audit log keeps a reason forever. The API requires the same length.
    accepts: ({ length }) => length >= 3 && length <= 500,
    expected: 'Enter a reason of 3 to 500 characters.',
  },
  search: { description: 'email, uid or Stripe id, or a part of one', accepts: () => true },
  from: { description: 'first day, such as 2026-11-01', ...day },
  to: { description: 'last day, such as 2026-11-30', ...day },
  code: {
    description: 'letters and digits, such as SPRING-20',
    accepts: (value) => /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(value),
    expected: 'Enter a code such as SPRING-20.',
  },
  off: {
    description: 'a percentage such as 20%, or dollars such as 12.50',
    accepts: (value) =>
      /^([1-9]\d?|100)%$/.test(value) || (/^\d{1,4}(\.\d{2})?$/.test(value) && Number(value) > 0),
    expected: 'Enter a percentage such as 20% or an amount such as 12.50.',
  },
  redemptions: {
    description: `how often the code may be redeemed; ${leftOut} for any number`,
    accepts: (value) => /^[1-9]\d{0,5}$/.test(value),
    expected: 'Enter a number of redemptions from 1 to 999999.',
  },
  'last-day': { description: `last day of the code; ${leftOut} for none`, ...day },
  file: { description: 'encrypted backup' },
};

/** Returns the argument as Commander parses and describes it. */
export function argumentOf(shown: string): Argument {
  const argument = new Argument(shown);
  const meaning = meanings[argument.name()];
  if (!meaning) throw new Error(`The argument ${shown} is not known.`);
  const {
    description,
    accepts = (value: string) => value.trim() !== '',
    expected = 'The value is empty.',
  } = meaning;
  argument.description = description;
  return argument.argParser((value: string) => {
    if (!accepts(value) && (argument.required || value !== leftOut)) throw new InvalidArgumentError(expected);
    return value;
  });
}
