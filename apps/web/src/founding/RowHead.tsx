import { Animal, Breadcrumb, Seal, Stack } from '@org/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { listOf, titleOf, type ListId } from '@org/api-contract/lists';
import { RowLogo, type KnownRow } from './RowLink.tsx';

/**
 * The part of the row that the link to this page has passed on, so that the head appears while the rest loads. `null` if the page
 * was opened by its address.
 */
export function useKnownRow(): KnownRow | null {
  const { state } = useLocation() as { state: { row?: KnownRow } | null };
  return state?.row ?? null;
}

interface RowHeadProps {
  list: ListId;
  slug: string;
  row: KnownRow;
  /** Content below the name. */
  children: ReactNode;
}

/** The head of the page of a row: the link back to the list, the row's sign with its animal, its logo and its name. */
export function RowHead({ list, slug, row: { name, zodiacSign, logoUrl }, children }: RowHeadProps) {
  return (
    <>
      <Breadcrumb
        items={[{ key: 'list', content: <Link to={listOf(list).path}>{titleOf(listOf(list))}</Link> }]}
        current={name}
      />
      <Stack direction="row" gap={4} align="start">
        <Stack direction="row" gap={3} wrap={false}>
          <Seal sign={zodiacSign} size={4} />
          <Animal sign={zodiacSign} size={4} />
        </Stack>
        <Stack gap={2} style={{ minWidth: 0 }}>
          <Stack direction="row" gap={3}>
            <RowLogo list={list} slug={slug} name={name} src={logoUrl} />
            <h1>{name}</h1>
          </Stack>
          {children}
        </Stack>
      </Stack>
    </>
  );
}
