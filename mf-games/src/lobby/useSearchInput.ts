import { useEffect, useRef, useState } from 'react';

/** Pause in typing after which the text applies, milliseconds. */
const pause = 200;

/** A text input passed on after a pause in typing. External changes (the address, "clear") replace the input. */
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
