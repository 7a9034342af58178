import { timeZone } from '@unisite/shared/i18n';

export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening';

const hours = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone });

/** Part of the day in Vietnam, wherever the visitor is. */
export function partOfDay(at: Date): PartOfDay {
  const hour = Number(hours.format(at));
  if (hour >= 5 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 13) return 'noon';
  if (hour >= 13 && hour < 18) return 'afternoon';
  return 'evening';
}
