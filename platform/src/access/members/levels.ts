import { type ClubLevel, clubLevel, type Language, type Localized } from '@unisite/shared/contract';

/** The club's levels by their stored keys, lowest first. */
const names = {
  bronze: { vi: 'Đồng', en: 'Bronze' },
  silver1: { vi: 'Bạc I', en: 'Silver I' },
  silver2: { vi: 'Bạc II', en: 'Silver II' },
  gold1: { vi: 'Vàng I', en: 'Gold I' },
  gold2: { vi: 'Vàng II', en: 'Gold II' },
  platinum: { vi: 'Bạch kim', en: 'Platinum' },
  diamond1: { vi: 'Kim cương I', en: 'Diamond I' },
  diamond2: { vi: 'Kim cương II', en: 'Diamond II' },
  diamond3: { vi: 'Kim cương III', en: 'Diamond III' },
} as const satisfies Readonly<Record<ClubLevel, Localized>>;

export type Level = keyof typeof names;

const isLevel = (level: string): level is Level => Object.hasOwn(names, level);

/**
 * A member's level in the caller's language (section 3, clubLabel); one that the club does not know is already a name.
 */
export function levelName(level: string | null, language: Language): string | null {
  return level !== null && isLevel(level) ? names[level][language] : level;
}

const placeOf = (level: string | null): number =>
  level !== null && isLevel(level) ? clubLevel.options.indexOf(level) : -1;

/** Whether a member's level is the given one or above; one that the club does not know is below all. */
export const reachesLevel = (level: string | null, wanted: string): boolean => placeOf(level) >= placeOf(wanted);
