import { useEffect, useRef, useState } from 'react';

/** How long a pause in typing is, milliseconds. */
const pause = 200;

/**
 * A text as it is typed, handed on after a pause. When the text changes elsewhere (the address, "clear"), what is typed
 * follows it.
 */
export function useSearchInput(
  text: string,
  hand: (text: string) => void,
): [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(text);
  const [handed, setHanded] = useState(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (text !== handed) {
    setHanded(text);
    setTyped(text);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (next: string) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setHanded(next);
      hand(next);
    }, pause);
  };
  return [typed, type];
}
