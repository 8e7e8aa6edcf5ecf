import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';

const typingPauseMs = 300;

/** Whether typing goes on with a search; another text, and none, are searches of their own. */
const continues = (last: string, next: string): boolean =>
  last !== '' && next !== '' && (next.startsWith(last) || last.startsWith(next));

/**
 * The text of a search box whose search is in the address: searches when the typing pauses, or at once by Enter.
 * Whatever else changes the address, such as another filter or Back, cancels what was typed and not searched yet. Each
 * search is one entry of the history, however often the typing paused.
 *
 * @param value - the search in the address
 */
export function useSearchText(value: string, onSearch: (text: string, how: { replace: boolean }) => void) {
  const { key } = useLocation();
  const [typed, setTyped] = useState<{ text: string; at: string }>();
  if (typed && typed.at !== key) setTyped(undefined);
  const text = typed?.at === key ? typed.text : value;
  /** The entry of the history made by the search that is being typed. */
  const entry = useRef<string>(undefined);
  const hasSearched = useRef(false);

  useEffect(() => {
    if (hasSearched.current) entry.current = key;
    hasSearched.current = false;
  }, [key]);

  const search = (): void => {
    hasSearched.current = true;
    onSearch(text, { replace: entry.current === key && continues(value, text) });
  };
  const searchAfterPause = useEffectEvent(search);
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => searchAfterPause(), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text, value]);

  const end = (): void => {
    entry.current = undefined;
  };
  return {
    text,
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
