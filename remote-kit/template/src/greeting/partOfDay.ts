/** Part of the day, for a greeting. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** `hour`: 0–23. Evening lasts until four in the morning. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
