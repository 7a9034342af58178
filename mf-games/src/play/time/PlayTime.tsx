import { call, useOperation } from '@unisite/shared/api';
import { keepPlaying, protection } from '@unisite/shared/contract/protection';
import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { throttled } from '../../lobby/throttled.ts';
import { createPlayWatch, type PlayNews, type PlayStop, type PlayWatch } from './playWatch.ts';
import { SessionClock } from './SessionClock.tsx';
import { TimeReminder } from './TimeReminder.tsx';

/** Minimum time between two requests triggered by vendor messages, milliseconds. */
const vendorPause = 1_000;

export interface PlayTimeProps {
  /** Number of bets refused because of the reminder, as reported by the vendor. */
  refusals: number;
  /** The game is stopped, or may continue (null). */
  onStopped: (why: PlayStop | null) => void;
}

/** While a game for money is open: the session clock, and the reminder when it is due. */
export function PlayTime({ refusals, onStopped }: PlayTimeProps): ReactElement | null {
  const [news, setNews] = useState<PlayNews | null>(null);
  const watch = useRef<PlayWatch>(null);
  const { data } = useOperation(protection, {});
  const hear = useEffectEvent((next: PlayNews) => {
    setNews(next);
    if (next.stopped !== (news?.stopped ?? null)) onStopped(next.stopped);
  });

  const question = useRef<() => void>(null);
  useEffect(() => {
    const isVisible = () => document.visibilityState === 'visible';
    const current = createPlayWatch({ sign: () => call(keepPlaying, {}), isVisible, onNews: hear });
    const { ask, stop } = throttled(current.ask, vendorPause);
    const look = () => {
      if (isVisible()) current.seen();
    };
    watch.current = current;
    question.current = ask;
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
      current.end();
    };
  }, []);
  useEffect(() => {
    if (refusals > 0) question.current?.();
  }, [refusals]);

  if (!news?.session) return null;
  const { session, ahead, stopped, at } = news;
  return (
    <>
      <SessionClock since={session.since} ahead={ahead} />
      {stopped === 'check' && (
        <TimeReminder
          session={session}
          at={at}
          interval={data?.check.minutes}
          onAnswered={(answer) => watch.current?.answered(answer)}
        />
      )}
    </>
  );
}
