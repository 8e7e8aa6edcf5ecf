import type { PromotionCode } from '@org/api-contract';
import type { Services } from './integrations/services.ts';
import { ApiError } from './kernel/api-error.ts';
import { createCode, endPromotionCode, listCodes } from './modules/payments/codes/manage-codes.ts';
import { actor, isDay, money, type Command } from './payment-commands.ts';

/** The commands for promotion codes. They do the same as `/admin/codes`, and are in the audit log as well. */
export const codeCommands: readonly (readonly [name: string, command: Command])[] = [
  ['codes', { arguments: [], run: list }],
  [
    'create-code',
    {
      arguments: ['<code>', '<20%|12.50>', '<reason>', '[redemptions]', '[last-day]', '[email]'],
      run: create,
    },
  ],
  ['end-code', { arguments: ['<code>', '<reason>'], run: end }],
];

async function list({ db }: Services): Promise<string> {
  const codes = await listCodes(db);
  return codes.length === 0 ? 'There is no code.' : codes.map(lineOf).join('\n');
}

function lineOf(code: PromotionCode): string {
  const { percentOff, amountOffCents, redeemed, maxRedemptions, expiresAt, onlyEmail, endedAt } = code;
  return [
    code.code,
    percentOff === null ? `${money(amountOffCents ?? 0, 'usd')} off` : `${percentOff}% off`,
    `leaves ${money(code.dueCents, 'usd')}`,
    maxRedemptions === null ? `${redeemed} redeemed` : `${redeemed} of ${maxRedemptions} redeemed`,
    expiresAt === null ? '' : `until ${expiresAt}`,
    onlyEmail === null ? '' : `only for ${onlyEmail}`,
    endedAt === null ? '' : `ended ${endedAt}`,
  ]
    .filter(Boolean)
    .join('  ');
}

const none = '-';
const given = (text: string | undefined): string | undefined => (text === none ? undefined : text);

async function create(
  services: Services,
  code = '',
  off = '',
  reason = '',
  redemptions?: string,
  lastDay?: string,
  onlyEmail?: string,
): Promise<string> {
  const [max, day, email] = [given(redemptions), given(lastDay), given(onlyEmail)];
  if (!/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(code))
    throw new Error(`${code} is not a code such as SPRING-20.`);
  if (max !== undefined && !/^[1-9]\d{0,5}$/.test(max))
    throw new Error(`${max} is not a number of redemptions.`);
  if (day !== undefined && !isDay(day)) throw new Error(`${day} is not a day such as 2027-03-20.`);
  try {
    const created = await createCode(services, actor(), {
      code,
      reason,
      ...discountOf(off),
      ...(max !== undefined && { maxRedemptions: Number(max) }),
      ...(day !== undefined && { expiresAt: `${day}T23:59:59Z` }),
      ...(email !== undefined && { onlyEmail: email }),
    });
    return `Created: ${lineOf(created)}`;
  } catch (error) {
    throw withFields(error);
  }
}

/** `20%`, or dollars such as `12.50`. */
function discountOf(off: string): { percentOff: number } | { amountOffCents: number } {
  const percent = /^([1-9]\d?|100)%$/.exec(off)?.[1];
  if (percent !== undefined) return { percentOff: Number(percent) };
  if (/^\d{1,4}(\.\d{2})?$/.test(off) && Number(off) > 0)
    return { amountOffCents: Math.round(Number(off) * 100) };
  throw new Error(`${off} is neither a percentage such as 20% nor an amount such as 12.50.`);
}

async function end(services: Services, code = '', reason = ''): Promise<string> {
  const found = (await listCodes(services.db)).find((listed) => listed.code === code.toUpperCase());
  if (!found) throw new Error(`There is no code ${code}.`);
  return `Ended: ${lineOf(await endPromotionCode(services, actor(), found.id, reason))}`;
}

/** The problems of the single values, which the message of the error does not name. */
function withFields(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.fields) return error;
  return new Error(
    Object.entries(error.fields)
      .map(([field, problem]) => `${field} ${problem}.`)
      .join(' '),
  );
}
