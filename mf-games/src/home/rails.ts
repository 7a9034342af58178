/** A rail shows eight at once (section 9: the swiper shows 8); it holds three times as many. */
const count = 24;

/** What each rail asks for: the widget, and the prefetch while its module is evaluated, must ask the same. */
export const hotRequest = { category: 'RNG', count } as const;
export const newRequest = { count } as const;
export const recentRequest = { count } as const;

/** Where the rest of each rail is. */
export const hotPath = '/rng?flag=hot';
export const newPath = '/rng?flag=new';
