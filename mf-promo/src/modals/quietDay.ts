import { dayOf } from '@unisite/shared/days';
import { browserStorage } from '@unisite/shared/storage';

/** The day of Asia/Ho_Chi_Minh on which the popup is not to come again. */
const KEY = 'popupQuietDay';

/** Whether this browser asked for no popup today. */
export const isQuiet = (now: Date): boolean => browserStorage.getItem(KEY) === dayOf(now);

export const keepQuiet = (now: Date): void => browserStorage.setItem(KEY, dayOf(now));
