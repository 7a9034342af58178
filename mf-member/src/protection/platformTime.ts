import { invalidate } from '@unisite/shared/api';
import { type Protection, protection } from '@unisite/shared/contract/protection';
import { useClock } from '@unisite/shared/ui';
import { createContext, useContext, useEffect } from 'react';
import { minutesSince } from './session/passedShare.ts';

const MINUTE_MS = 60_000;

/** Platform clock minus this machine's, milliseconds. */
const Ahead = createContext(0);
export const PlatformTimeProvider = Ahead.Provider;

/** Platform clock minus this machine's, from a response received at `receivedAt` (milliseconds since the epoch). */
export const aheadOf = ({ now }: Pick<Protection, 'now'>, receivedAt: number): number => Date.parse(now) - receivedAt;

/** The platform's time, for countdowns. */
export function usePlatformClock(): () => number {
  const ahead = useContext(Ahead);
  return () => Date.now() + ahead;
}

/** The current minute on the platform's clock, milliseconds since the epoch. */
export function usePlatformMinute(): number {
  const ahead = useContext(Ahead);
  return useClock((at) => Math.floor((at + ahead) / MINUTE_MS) * MINUTE_MS);
}

/** Whole minutes since a time, by the platform's clock. */
export function useMinutesSince(moment: string): number {
  const ahead = useContext(Ahead);
  return useClock((at) => minutesSince(moment, at + ahead));
}

/** Whether a time has passed on the platform's clock. */
export function useHasPassed(moment: string): boolean {
  const ahead = useContext(Ahead);
  return useClock((at) => at + ahead >= Date.parse(moment));
}

/** Refetches the member's state when the next of its times has passed. */
export function useRefetchAfter(value: Protection, ahead: number): void {
  const next = nextChangeTime(value);
  const isOver = useClock((at) => next !== null && at + ahead >= next);
  useEffect(() => {
    if (isOver) void invalidate(protection);
  }, [isOver]);
}

/** The next time at which the platform's response changes on its own. */
export function nextChangeTime({
  limits,
  break: taken,
  now,
}: Pick<Protection, 'limits' | 'break' | 'now'>): number | null {
  const moments = [
    ...limits.flatMap(({ raise }) => (raise ? [raise.confirmFrom, raise.confirmUntil] : [])),
    taken?.until,
    taken?.endsAt,
  ].flatMap((moment) => (moment ? [Date.parse(moment)] : []));
  const coming = moments.filter((moment) => moment > Date.parse(now));
  return coming.length > 0 ? Math.min(...coming) : null;
}
