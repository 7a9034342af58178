import type { TextOf } from '@unisite/shared/i18n';

/** A play time in words: `2 giờ 06 phút`, `3 giờ`, `54 phút`. */
export function playTime(minutes: number, t: TextOf): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t('protection.time.minutes', { minutes: rest });
  if (rest === 0) return t('protection.time.hours', { hours });
  return t('protection.time.both', { hours, minutes: String(rest).padStart(2, '0') });
}

/** A play time as on a clock: `1:24`. */
export const playClock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
