import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import type { PlayTimeProps } from './time/PlayTime.tsx';

/** Milliseconds until a file that did not come is asked for again. */
const retryPause = 5_000;

/**
 * The session's clock and the reminder in a chunk of their own: fetched as soon as a game is open, so that the reminder
 * is there when the network is not, and asked for until it has come.
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
