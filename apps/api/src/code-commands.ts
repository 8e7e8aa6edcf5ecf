import type { PromotionCode } from '@org/api-contract';
import { actor, leftOut, type Command } from './command.ts';
import type { Services } from './integrations/services.ts';
import { ApiError } from './kernel/api-error.ts';
import { createCode, endPromotionCode, listCodes } from './modules/payments/codes/manage-codes.ts';
import { money } from './payment-commands.ts';

/** The commands for promotion codes. They do the same as `/admin/codes`, and are in the audit log as well. */
export const codeCommands: readonly Command[] = [
  {
    name: 'codes',
    description: 'Lists the promotion codes, and how often each was redeemed.',
    run: list,
  },
  {
    name: 'create-code',
    description: 'Creates a promotion code.',
    arguments: ['<code>', '<off>', '<reason>', '[redemptions]', '[last-day]', '[email]'],
    run: create,
  },
  {
    name: 'end-code',
    description: 'Ends a promotion code.',
    arguments: ['<code>', '<reason>'],
    run: end,
  },
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

const given = (text: string | undefined): string | undefined => (text === leftOut ? undefined : text);

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
const discountOf = (off: string): { percentOff: number } | { amountOffCents: number } =>
  off.endsWith('%')
    ? { percentOff: Number(off.slice(0, -1)) }
    : { amountOffCents: Math.round(Number(off) * 100) };

async function end(services: Services, code = '', reason = ''): Promise<string> {
  const found = (await listCodes(services.db)).find((listed) => listed.code === code.toUpperCase());
  if (!found) throw new Error(`There is no code ${code}.`);
  return `Ended: ${lineOf(await endPromotionCode(services, actor(), found.id, reason))}`;
}

/** Turns a validation error into one whose message states the problem of each field. */
function withFields(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.fields) return error;
  return new Error(
    Object.entries(error.fields)
      .map(([field, problem]) => `${field} ${problem}.`)
      .join(' '),
  );
}
