import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';

const typingPauseMs = 300;

/** Whether a text extends or shortens the previous search, so that both share a history entry. */
const continues = (last: string, next: string): boolean =>
  last !== '' && next !== '' && (next.startsWith(last) || last.startsWith(next));

/**
 * The text of a search box. It searches after a pause in typing, or at once on Enter. Any other navigation, such as
 * another filter or Back, discards text that was not searched yet. Typing one search creates one history entry.
 *
 * @param value - the search in the URL
 * @param key - changes with each navigation
 */
export function useSearchText(
  value: string,
  key: string,
  onSearch: (text: string, how: { replace: boolean }) => void,
) {
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
