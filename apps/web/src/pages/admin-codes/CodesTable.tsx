import type { PromotionCode } from '@org/api-contract';
import { Button, Table } from '@org/ui';
import { dollars } from '#payments/amount-of.ts';

interface CodesTableProps {
  codes: readonly PromotionCode[];
  onEnd: (code: PromotionCode) => void;
}

const day = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const terms = ({ percentOff, amountOffCents }: PromotionCode): string =>
  percentOff === null ? dollars(amountOffCents ?? 0) : `${percentOff}%`;

function stateOf({ endedAt, expiresAt, maxRedemptions, redeemed }: PromotionCode): string {
  if (endedAt !== null) return `Ended on ${day(endedAt)}`;
  if (expiresAt !== null && new Date(expiresAt) <= new Date()) return `Expired on ${day(expiresAt)}`;
  if (maxRedemptions !== null && redeemed >= maxRedemptions) return 'Used up';
  return expiresAt === null ? 'Valid' : `Valid until ${day(expiresAt)}`;
}

const endButton = (row: PromotionCode, onEnd: CodesTableProps['onEnd']) =>
  row.endedAt === null && (
    <Button variant="quiet" aria-label={`End ${row.code} …`} onClick={() => onEnd(row)}>
      End …
    </Button>
  );

/** All codes, the latest first. */
export function CodesTable({ codes, onEnd }: CodesTableProps) {
  return (
    <Table
      caption="Promotion codes"
      hidesCaption
      rows={codes}
      rowKey={({ id }) => id}
      narrow="cards"
      empty="There is no code yet."
      columns={[
        { key: 'code', header: 'Code', cell: ({ code }) => code, sortBy: ({ code }) => code },
        { key: 'off', header: 'Discount', numeric: true, cell: terms },
        {
          key: 'due',
          header: 'Price with code',
          numeric: true,
          cell: ({ dueCents }) => dollars(dueCents),
          sortBy: ({ dueCents }) => dueCents,
        },
        {
          key: 'redeemed',
          header: 'Redeemed',
          numeric: true,
          cell: ({ redeemed, maxRedemptions }) =>
            maxRedemptions === null ? redeemed : `${redeemed} of ${maxRedemptions}`,
          sortBy: ({ redeemed }) => redeemed,
        },
        { key: 'reserved', header: 'At the checkout', numeric: true, cell: ({ reserved }) => reserved },
        { key: 'only', header: 'Only for', cell: ({ onlyEmail }) => onlyEmail ?? 'everybody' },
        { key: 'state', header: 'State', cell: stateOf, sortBy: stateOf },
        {
          key: 'end',
          header: 'End',
          cell: (code) => endButton(code, onEnd),
        },
      ]}
    />
  );
}
