import { Fragment, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { classNames } from './classNames.ts';
import { useKitTexts } from './KitProvider.tsx';
import { useRenderTime } from './renderTime.ts';
import { ticker } from './ticker.ts';
import { formatClock, timeRemaining } from './timeRemaining.ts';
import { useHydrated } from './useHydrated.ts';

export type CountdownProps = {
  /** Target time, milliseconds since the epoch. */
  until: number;
  /** The platform's clock, as the member's may be wrong. */
  now?: (() => number) | undefined;
  /** `boxes`: hours, minutes and seconds in boxes; `small`: smaller ones; `text`: inline, `27:48`. */
  look?: 'boxes' | 'small' | 'text' | undefined;
  /** Called once when it reaches zero, at once if it has passed. */
  onEnd?: (() => void) | undefined;
};

/** A countdown. Screen readers can read it, but get no announcement each second. */
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
