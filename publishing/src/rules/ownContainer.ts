import type { ReadableBuild } from '../build.ts';
import type { Finding } from '../problems.ts';

/** The container is a name of the whole page, so it is made of the remote's own. */
export function ownContainer({ manifest: { container, descriptor } }: ReadableBuild): Finding[] {
  const own = descriptor.name.replaceAll('-', '_');
  return container === own || container.startsWith(`${own}_`) ? [] : [{ code: 'CONTAINER_NOT_OWN', what: container }];
}
