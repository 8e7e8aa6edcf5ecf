import { use, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useIsHydrated } from '#layout/useIsHydrated.ts';
import type { Birth } from './birth.ts';
import { clearedEntry, entryFor, type EntryState } from './entry-state.ts';
import { dateParameter, linkedBirth } from './linked-birth.ts';
import { readDate, today } from './read-date.ts';
import { sampleOf } from './sample.ts';
import { birthOfEntry, forgetBirth, isClearedEntry, keepBirth, storedBirth } from './stored-birth.ts';
import { forgetTypedDate, typedDate } from './typed-date.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export interface BirthOfPage {
  /** The birth that the page shows; `undefined` for the form. */
  birth: Birth | undefined;
  /** The text typed on the landing page, if it is not a date. */
  typedBefore: string | undefined;
  /** Whether the birth was chosen or cleared on this page, so that the focus follows. */
  isChosen: boolean;
  /** Whether the reader emptied the form that the page shows. */
  isCleared: boolean;
  /** Shows a birth, and keeps it on this device. */
  choose: (birth: Birth) => void;
  /** Shows the form. The birth is kept. */
  clear: () => void;
  /** Shows the form, and removes the birth from this device. */
  forget: () => void;
}

/**
 * Returns the birth that a page shows: the one typed on the landing page, else that of an old link with `?date=`, else that of the
 * history entry, else the last one used on this device. The birth moves into the state of the entry, so that the address has no date.
 */
export function useBirth(): BirthOfPage {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const router = use(UNSAFE_DataRouterContext)?.router;
  const [isChosen, setIsChosen] = useState(false);
  const params = new URLSearchParams(search);
  const isHydrated = useIsHydrated();
  const [arrival] = useState(() => ({ key, typed: typedDate() }));
  const typed = arrival.key === key ? arrival.typed : undefined;
  const dateTyped = typed === undefined ? undefined : dateOf(typed);
  const linked = dateTyped === undefined ? linkedBirth(params) : { date: dateTyped };
  const own = birthOfEntry(state);
  const known = linked ?? (own === undefined ? storedBirth() : (own ?? undefined));
  const typedBefore = typed !== undefined && dateTyped === undefined ? typed : undefined;
  // The page is built with its form, even if no date was typed.
  const birth = isHydrated && typedBefore === undefined ? known : undefined;

  useEffect(forgetTypedDate, []);
  const isSettled =
    typedBefore !== undefined || (own !== undefined && dateTyped === undefined && !params.has(dateParameter));
  params.delete(dateParameter);
  const address = params.size > 0 ? `${pathname}?${params}` : pathname;
  useEffect(() => {
    // Navigating now would cancel a navigation that is already running. React Router renders its state in a transition, so a page
    // that has just been mounted may not know of it yet.
    if (isSettled || isLeaving || router?.state.navigation.state !== 'idle') return;
    const shown =
      dateTyped === undefined
        ? (linkedBirth(new URLSearchParams(search)) ?? storedBirth())
        : { date: dateTyped };
    void navigate(address, {
      replace: true,
      preventScrollReset: true,
      // Keeps the entry's other state, such as the thanks for a payment.
      state: { ...(isObject(state) ? state : {}), ...(shown ? keepBirth(shown) : entryFor(undefined)) },
    });
  }, [isSettled, isLeaving, router, dateTyped, search, address, state, navigate]);

  useEffect(() => {
    const shown = birthOfEntry(state);
    if (shown) keepBirth(shown, sampleOf(shown.date, shown.calendar)?.sign.id);
  }, [state]);

  const show = (next: EntryState, replace = false): void => {
    setIsChosen(true);
    void navigate(address, { state: next, replace });
  };
  return {
    birth,
    typedBefore: isHydrated ? typedBefore : undefined,
    isChosen,
    isCleared: isClearedEntry(state),
    choose: (chosen) => show(keepBirth(chosen)),
    clear: () => show(clearedEntry()),
    forget: () => {
      forgetBirth();
      show(clearedEntry(), true);
    },
  };
}

/** The date that a text means; `undefined` if it is not a date. */
function dateOf(text: string): string | undefined {
  const read = readDate(text, today());
  return 'date' in read ? read.date : undefined;
}
