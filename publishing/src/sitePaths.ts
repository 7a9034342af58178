/**
 * The paths that the shell itself answers (section 2); no remote may offer them. `/login`, `/register` and
 * `/register.html` are the home page with a modal over it. `/__kit` is the gallery of the kit, which production builds
 * leave out.
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

/** First segments that belong to the platform: a remote's route must not begin with one of them. */
export const platformSegments = ['wps', 'assets', 'remotes', 'media', 'art', 'vendor'] as const;

/** The form in which two routes clash: parameters have no names. */
export const routeShape = (pattern: string): string =>
  `/${pattern
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith(':') ? ':' : segment))
    .join('/')}`;
