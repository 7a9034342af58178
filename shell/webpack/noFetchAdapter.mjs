/**
 * In the place of axios's fetch adapter: the site's calls go by XMLHttpRequest, and the adapter would be 4 KB of every
 * first load.
 */
export const getFetch = undefined;
