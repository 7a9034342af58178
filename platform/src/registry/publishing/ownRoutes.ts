import type { Descriptor } from '@unisite/shared/contract';
import { routeShape } from '../matchRoute.ts';
import { isShellPath, platformSegments } from '../shellPaths.ts';
import type { Problem } from './problem.ts';

/** A route or modal is offered once by a remote, and never one of the shell's or the platform's. */
export function ownRoutes({ routes, modals }: Descriptor): Problem[] {
  const shapes = routes.map(({ path }) => routeShape(path));
  const paths = routes.filter(
    ({ path }, at) => isShellPath(routeShape(path)) || isThePlatforms(path) || shapes.indexOf(routeShape(path)) !== at,
  );
  const names = modals.map(({ modal }) => modal);
  return [
    ...paths.map(({ path }): Problem => ({ code: 'ROUTE_CLASH', what: path })),
    ...names.filter((name, at) => names.indexOf(name) !== at).map((what): Problem => ({ code: 'MODAL_CLASH', what })),
  ];
}

const isThePlatforms = (path: string): boolean => platformSegments.some((segment) => path.split('/')[1] === segment);

interface Clash {
  code: 'ROUTE_CLASH' | 'MODAL_CLASH';
  what: string;
}

/** What two remotes of one market both claim. Asked when a version is promoted: a route may move from one remote to another in two promotions. */
export function clashes(coming: Descriptor, other: Descriptor): Clash[] {
  const shapes = new Set(other.routes.map(({ path }) => routeShape(path)));
  const names = new Set(other.modals.map(({ modal }) => modal));
  return [
    ...coming.routes
      .filter(({ path }) => shapes.has(routeShape(path)))
      .map(({ path }): Clash => ({ code: 'ROUTE_CLASH', what: `${path} (${other.name})` })),
    ...coming.modals
      .filter(({ modal }) => names.has(modal))
      .map(({ modal }): Clash => ({ code: 'MODAL_CLASH', what: `${modal} (${other.name})` })),
  ];
}
