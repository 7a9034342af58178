import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare global {
  // read by every remote's entry (remote-kit, shellFederation.mjs)
  var __federationOfShell: Omit<typeof federation, 'bundlerRuntime'> & { bundlerRuntime: object };
}

/**
 * Gives the code that a container needs to every remote; must have run before the first is loaded. The part for
 * containers is added by hand: the shell exposes nothing, so its own build leaves it out.
 */
export function provideFederation(): void {
  const bundlerRuntime = { ...federation.bundlerRuntime, initContainerEntry };
  globalThis.__federationOfShell = { ...federation, bundlerRuntime };
}
