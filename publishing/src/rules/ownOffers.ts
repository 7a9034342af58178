import type { Descriptor } from '@unisite/shared/contract/registry';
import { isShellPath, platformSegments, routeShape } from '@unisite/shared/contract/routes';
import type { ReadableBuild } from '../build.ts';
import type { Finding } from '../problems.ts';

/** A remote offers each route or modal once, and none of the shell's or the platform's. */
export function ownOffers({ manifest }: ReadableBuild): Finding[] {
  const { routes, modals } = manifest.descriptor;
  const shapes = routes.map(({ path }) => routeShape(path));
  const paths = routes.filter(
    ({ path }, at) => isShellPath(routeShape(path)) || isThePlatforms(path) || shapes.indexOf(routeShape(path)) !== at,
  );
  const names = modals.map(({ modal }) => modal);
  return [
    ...paths.map(({ path }): Finding => ({ code: 'ROUTE_NOT_FREE', what: path })),
    ...names.filter((name, at) => names.indexOf(name) !== at).map((what): Finding => ({ code: 'MODAL_TWICE', what })),
  ];
}

const isThePlatforms = (path: string): boolean => platformSegments.some((segment) => path.split('/')[1] === segment);

/** An offer that another remote of the same market has too. */
export interface Clash {
  readonly code: 'ROUTE_CLASH' | 'MODAL_CLASH';
  readonly what: string;
}

/**
 * Offers that two remotes of one market have in common. Checked at promotion: a route may move between remotes in two
 * promotions.
 */
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
