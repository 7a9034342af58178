import type { Manifest } from '@unisite/shared/contract';
import type { Problem } from './problem.ts';

/** Every route, slot and modal needs a module that the build exposes. */
export function offersAreExposed({ descriptor, modules }: Manifest): Problem[] {
  const offered = [...descriptor.routes, ...descriptor.slots, ...descriptor.modals].map(({ module }) => module);
  return [...new Set(offered)]
    .filter((module) => !Object.hasOwn(modules, module))
    .map((what) => ({ code: 'NO_MODULE', what }));
}
