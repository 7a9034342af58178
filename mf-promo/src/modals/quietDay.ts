import { dayOf } from '@unisite/shared/days';
import { browserStorage } from '@unisite/shared/storage';

/** Storage key of the day (of the market) on which the popup is muted. */
const KEY = 'popupQuietDay';

/** Whether the popup is muted today in this browser. */
export const isQuiet = (now: Date): boolean => browserStorage.getItem(KEY) === dayOf(now);

export const mutePopupToday = (now: Date): void => browserStorage.setItem(KEY, dayOf(now));
