import { useClock } from '@unisite/shared/ui';

const minuteLength = 60_000;

/** The current minute; re-renders with each new one. */
export const useMinute = (): Date =>
  new Date(useClock((at) => Math.floor(at / minuteLength), minuteLength) * minuteLength);
