import type { ReadableBuild } from '../build.ts';
import type { Finding } from '../problems.ts';

/**
 * The container is a name of the whole page, so it is made of the remote's own. It has a `_`, as no global of a browser
 * in small letters has: one called `performance` or `location` would overwrite the page's.
 */
export function ownContainer({ manifest: { container, descriptor } }: ReadableBuild): Finding[] {
  const own = descriptor.name.replaceAll('-', '_');
  const isOwn = container === own || container.startsWith(`${own}_`);
  return isOwn && container.includes('_') ? [] : [{ code: 'CONTAINER_NOT_OWN', what: container }];
}
