import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { HistoryChange } from './useListFilters.ts';

const typingPauseMs = 300;

/** Whether a text extends or shortens the previous search, so that both share a history entry. */
const continues = (last: string, next: string): boolean =>
  last !== '' && next !== '' && (next.startsWith(last) || last.startsWith(next));

/** The filters of a list that can be searched. */
interface SearchableList<N extends string> {
  chosen: Record<N | 'search', string>;
  setFilters: (changed: Partial<Record<N | 'search', string>>, history?: HistoryChange) => void;
}

/** The props of a search box. */
export type SearchBox = ReturnType<typeof useSearchText>['box'];

/**
 * The text of a search box. It searches after a pause in typing, or at once on Enter. Any other navigation, such as
 * another filter or Back, discards text that was not searched yet. Typing one search creates one history entry.
 */
export function useSearchText<N extends string>({ chosen, setFilters }: SearchableList<N>) {
  const value = chosen.search;
  const { key } = useLocation();
  const [typed, setTyped] = useState<{ text: string; at: string }>();
  if (typed && typed.at !== key) setTyped(undefined);
  const text = typed?.at === key ? typed.text : value;
  /** The key of the history entry of the current search. */
  const entry = useRef<string>(undefined);
  const hasSearched = useRef(false);

  useEffect(() => {
    if (hasSearched.current) entry.current = key;
    hasSearched.current = false;
  }, [key]);

  const set = (search: string, history: HistoryChange) =>
    setFilters({ search } as Partial<Record<N | 'search', string>>, history);
  const search = (): void => {
    hasSearched.current = true;
    setTyped(undefined);
    // Navigates immediately, so that the next typed letters belong to the new history entry.
    set(text, { replace: entry.current === key && continues(value, text), flushSync: true });
  };
  const searchAfterPause = useEffectEvent(search);
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => searchAfterPause(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, value]);

  const end = (): void => {
    entry.current = undefined;
    hasSearched.current = false;
  };
  return {
    /** Changes filters. Text that was typed but not searched yet becomes the search, unless `changed` has a search. */
    change: (changed: Partial<Record<N | 'search', string>>): void => {
      setTyped(undefined);
      setFilters({ search: text, ...changed });
    },
    /** The props of the search box. */
    box: {
      value: text,
      onValueChange: (next: string) => setTyped({ text: next, at: key }),
      onBlur: end,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        if (text !== value) search();
        end();
      },
    },
  };
}
