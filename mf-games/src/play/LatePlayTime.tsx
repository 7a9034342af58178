import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import type { PlayTimeProps } from './time/PlayTime.tsx';

/** Delay before a failed chunk is loaded again, milliseconds. */
const retryPause = 5_000;

/**
 * Session clock and reminder in a chunk of their own: loaded as soon as a game is open, so that the reminder works
 * offline, and retried until it loads.
 */
export function LatePlayTime(props: PlayTimeProps): ReactElement | null {
  const [Loaded, setLoaded] = useState<ComponentType<PlayTimeProps> | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const load = () =>
      import('./time/PlayTime.tsx').then(
        ({ PlayTime }) => gone || setLoaded(() => PlayTime),
        () => {
          if (!gone) timer = setTimeout(load, retryPause);
        },
      );
    void load();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  return Loaded && <Loaded {...props} />;
}
