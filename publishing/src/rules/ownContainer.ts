import type { ReadableBuild } from '../build.ts';
import type { Finding } from '../problems.ts';

/**
 * The container is a global, so its name derives from the remote's. It contains a `_`, as no lowercase browser global
 * does: `performance` or `location` would overwrite the page's.
 */
export function ownContainer({ manifest: { container, descriptor } }: ReadableBuild): Finding[] {
  const own = descriptor.name.replaceAll('-', '_');
  const isOwn = container === own || container.startsWith(`${own}_`);
  return isOwn && container.includes('_') ? [] : [{ code: 'CONTAINER_NOT_OWN', what: container }];
}
