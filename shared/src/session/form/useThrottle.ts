import { useEffect, useRef, useState } from 'react';

/** Section 9: minimum time between two requests for a code, milliseconds; also how long that is shown. */
const MIN_INTERVAL_MS = 1000;

interface Throttle {
  /** Takes an attempt; false when the previous one was under `MIN_INTERVAL_MS` ago. */
  take(): boolean;
  /** The last press came too soon, which the button says. */
  isThrottled: boolean;
}

/** Throttles requests for a code. `onEarly`: announces an early press to those who do not see the button. */
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
