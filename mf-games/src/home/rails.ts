import { hotGamesRequest } from '@unisite/shared/contract/games';

/** A rail shows eight games at once (section 9: the swiper shows 8) and holds three times as many. */
const count = 24;

/** Requests of the rails: the widget, the prefetch on module evaluation, and remote.config.ts must use the same. */
export const hotRequest = { category: 'RNG', ...hotGamesRequest, count } as const;
export const liveRequest = { category: 'LIVE', ...hotGamesRequest, count: 12 } as const;
export const newRequest = { count } as const;
export const recentRequest = { count } as const;

/** Link to all games of each rail. */
export const hotPath = '/rng';
export const livePath = '/live';
export const newPath = '/rng?flag=new';
