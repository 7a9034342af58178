import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare global {
  // read by every remote's entry (remote-kit, shellFederation.mjs)
  var __federationOfShell: Omit<typeof federation, 'bundlerRuntime'> & { bundlerRuntime: object };
}

/**
 * Provides the container runtime to every remote; call it before the first is loaded. The container part is added by
 * hand: the shell exposes nothing, so its own build leaves it out.
 */
export function provideFederation(): void {
  const bundlerRuntime = { ...federation.bundlerRuntime, initContainerEntry };
  globalThis.__federationOfShell = { ...federation, bundlerRuntime };
}
