import { hotGamesRequest } from '@unisite/shared/contract/games';

/** A rail shows eight at once (section 9: the swiper shows 8); it holds three times as many. */
const count = 24;

/**
 * What each rail asks for: the widget, the prefetch while its module is evaluated, and remote.config.ts must ask the
 * same.
 */
export const hotRequest = { category: 'RNG', ...hotGamesRequest, count } as const;
export const liveRequest = { category: 'LIVE', ...hotGamesRequest, count: 12 } as const;
export const newRequest = { count } as const;
export const recentRequest = { count } as const;

/** Where the rest of each rail is. */
export const hotPath = '/rng';
export const livePath = '/live';
export const newPath = '/rng?flag=new';
