import type { ReadableBuild } from '../build.ts';
import type { Finding } from '../problems.ts';

/** Every route, slot and modal needs a module that the build exposes. */
export function offersAreExposed({ manifest: { descriptor, modules } }: ReadableBuild): Finding[] {
  const offered = [...descriptor.routes, ...descriptor.slots, ...descriptor.modals].map(({ module }) => module);
  return [...new Set(offered)]
    .filter((module) => !Object.hasOwn(modules, module))
    .map((what) => ({ code: 'NO_MODULE', what }));
}
