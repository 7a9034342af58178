import { useEffect, useRef, useState } from 'react';

/** Section 9: between two tries to have a code sent, milliseconds; so long it is said, too. */
const MIN_INTERVAL_MS = 1000;

interface Throttle {
  /** Takes an attempt; false when the previous one was under `MIN_INTERVAL_MS` ago. */
  take(): boolean;
  /** A press came too soon a moment ago, which its button says. */
  isThrottled: boolean;
}

/** Counts the tries to have a code sent. `onEarly`: a press came too soon, for who does not see the button. */
export function useThrottle(onEarly: () => void): Throttle {
  const last = useRef(Number.NEGATIVE_INFINITY);
  const [early, setEarly] = useState(0);
  useEffect(() => {
    if (early === 0) return;
    const timer = setTimeout(() => setEarly(0), MIN_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [early]);
  return {
    isThrottled: early > 0,
    take() {
      const now = Date.now();
      const mayBe = now - last.current >= MIN_INTERVAL_MS;
      if (mayBe) last.current = now;
      else onEarly();
      setEarly((presses) => (mayBe ? 0 : presses + 1));
      return mayBe;
    },
  };
}
