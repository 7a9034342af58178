import { Fragment, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { classNames } from './classNames.ts';
import { useKitTexts } from './KitProvider.tsx';
import { useRenderTime } from './renderTime.ts';
import { ticker } from './ticker.ts';
import { formatClock, timeRemaining } from './timeRemaining.ts';
import { useHydrated } from './useHydrated.ts';

export type CountdownProps = {
  /** The moment, in milliseconds since the epoch. */
  until: number;
  /** The server's clock, when the member's may be wrong. */
  now?: (() => number) | undefined;
  /** `boxes`: hours, minutes, seconds in boxes; `small` boxes; `text`: `27:48` in a line of text. */
  look?: 'boxes' | 'small' | 'text' | undefined;
  /** Called once when it reaches zero, or at once when it is past. */
  onEnd?: (() => void) | undefined;
};

/** What is left until a moment. Screen readers can read it and are not told each second. */
export function Countdown({ until, now = Date.now, look = 'boxes', onEnd }: CountdownProps) {
  const texts = useKitTexts();
  const hydrated = useHydrated();
  const renderedAt = useRenderTime();
  useSyncExternalStore(ticker.subscribe, ticker.tick, ticker.tick);
  const left = timeRemaining(until, hydrated ? now() : renderedAt);
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (left.over) end();
  }, [left.over]);

  if (look === 'text') {
    return (
      <span className="num" role="timer" aria-label={texts.timeLeft(left)}>
        {formatClock(left)}
      </span>
    );
  }
  const boxes: [number, string][] = [
    [left.hours, texts.hours],
    [left.minutes, texts.minutes],
    [left.seconds, texts.seconds],
  ];
  if (left.days > 0) boxes.unshift([left.days, texts.days]);
  return (
    <div
      className={classNames('clock', look === 'small' && 'clock--sm')}
      role="timer"
      aria-label={texts.timeLeft(left)}
    >
      {boxes.map(([figure, unit], index) => (
        <Fragment key={unit}>
          {index > 0 && <i aria-hidden>:</i>}
          <div aria-hidden>
            <b>{String(figure).padStart(2, '0')}</b>
            <span>{unit}</span>
          </div>
        </Fragment>
      ))}
    </div>
  );
}
