import { ticker } from '@unisite/shared/ui';
import { useSyncExternalStore } from 'react';

const minuteLength = 60_000;
const minute = (): number => Math.floor(Date.now() / minuteLength);

/** The present minute; the component renders again with each new one. */
export const useMinute = (): Date => new Date(useSyncExternalStore(ticker.subscribe, minute) * minuteLength);
