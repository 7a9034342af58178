const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');
const isParameter = (segment: string): boolean => segment.startsWith(':');

/** Whether `path` is the route `pattern` or lies below it; a `:name` segment stands for any one segment. */
function underRoute(pattern: string, path: string): boolean {
  const given = segmentsOf(path);
  return segmentsOf(pattern).every(
    (segment, at) => given[at] !== undefined && (isParameter(segment) || segment === given[at]),
  );
}

/**
 * The most particular of the routes that `path` lies under: the longest, and of two equally long the one with fewer
 * parameters.
 */
export function matchRoute<Route extends { path: string }>(routes: readonly Route[], path: string): Route | null {
  let best: Route | null = null;
  for (const route of routes) {
    if (underRoute(route.path, path) && (best === null || rank(route.path) > rank(best.path))) best = route;
  }
  return best;
}

const rank = (pattern: string): number => {
  const segments = segmentsOf(pattern);
  return segments.length * 1000 - segments.filter(isParameter).length;
};
