/**
 * Paths of the site (specification section 2) and the one rule by which a path finds its route: the shell, the platform
 * and the checks of a publishing all ask here.
 */

/**
 * The paths that the shell itself answers; no remote may offer them. `/login`, `/register` and `/register.html` are the
 * home page with a modal over it. `/__kit` is the gallery of the kit, which production builds leave out.
 */
export const shellPaths = [
  '/',
  '/index',
  '/register',
  '/register.html',
  '/login',
  '/help',
  '/helpmc',
  '/terms',
  '/app',
  '/join',
  '/download',
  '/__kit',
] as const;
export type ShellPath = (typeof shellPaths)[number];

export const isShellPath = (path: string): path is ShellPath => shellPaths.some((known) => known === path);

/** The routes of remotes that the specification names: a page that no remote serves now is said to be away. */
export const specifiedPaths: readonly string[] = [
  '/agent',
  '/agentHome',
  '/member',
  '/noticePage',
  '/vip',
  '/pointMall',
  '/lottery',
  '/vnlottery',
  '/elott',
  '/rng',
  '/live',
  '/fish',
  '/pvp',
  '/sports',
  '/esports',
  '/promotions',
  '/promoDetail',
  '/seamless',
  '/game',
];

/** A path as routes are written: `/help/` is `/help`. */
export const withoutTrailingSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;

/** First segments that belong to the platform: a remote's route must not begin with one of them. */
export const platformSegments = ['wps', 'assets', 'remotes', 'media', 'art', 'vendor'] as const;

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');
const isParameter = (segment: string): boolean => segment.startsWith(':');

/** The form in which two routes clash: parameters have no names. */
export const routeShape = (pattern: string): string =>
  `/${segmentsOf(pattern)
    .map((segment) => (isParameter(segment) ? ':' : segment))
    .join('/')}`;

/** Whether `path` is the route `pattern` or lies below it; a `:name` segment stands for any one segment. */
export function isUnderRoute(pattern: string, path: string): boolean {
  const given = segmentsOf(path);
  return segmentsOf(pattern).every(
    (segment, at) => given[at] !== undefined && (isParameter(segment) || segment === given[at]),
  );
}

const rank = (pattern: string): number => {
  const segments = segmentsOf(pattern);
  return segments.length * 1000 - segments.filter(isParameter).length;
};

/**
 * The most particular of the routes that `path` lies under: the longest, and of two equally long the one with fewer
 * parameters.
 */
export function matchRoute<Route extends { path: string }>(routes: readonly Route[], path: string): Route | null {
  let best: Route | null = null;
  for (const route of routes) {
    if (isUnderRoute(route.path, path) && (best === null || rank(route.path) > rank(best.path))) best = route;
  }
  return best;
}
