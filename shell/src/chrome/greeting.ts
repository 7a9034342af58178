import { wallClock } from '@unisite/shared/contract/zonedTime';
import { currentTimeZone } from '@unisite/shared/i18n';

export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening';

/** Part of the day in the page's market, wherever the visitor is. */
export function partOfDay(at: Date): PartOfDay {
  const hour = new Date(wallClock(at, currentTimeZone())).getUTCHours();
  if (hour >= 5 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 13) return 'noon';
  if (hour >= 13 && hour < 18) return 'afternoon';
  return 'evening';
}
