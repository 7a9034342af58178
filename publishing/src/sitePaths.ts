/**
 * Paths of the shell itself (section 2); no remote may offer them. `/login`, `/register` and `/register.html` are the
 * home page with a modal. `/__kit` is the kit's gallery, absent in production builds.
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

/** First path segments of the platform: no remote's route may begin with them. */
export const platformSegments = ['wps', 'assets', 'remotes', 'media', 'art', 'vendor'] as const;

/** Normal form in which two routes clash: parameters are anonymous. */
export const routeShape = (pattern: string): string =>
  `/${pattern
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith(':') ? ':' : segment))
    .join('/')}`;
