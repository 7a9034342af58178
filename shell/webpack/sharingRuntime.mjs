/**
 * What the federation's code for bundlers gets as its runtime: sharing alone. The whole runtime brings its own ways to
 * load remotes, which the shell's loader does itself, and nothing of a namespace that is handed on can be left out (4
 * KB of every first visit).
 */
export { createInstance, getInstance, init } from '@module-federation/runtime';

// both are asked only for shared modules that are cut to what remotes use of them; there are none here

export function getRemoteEntry() {
  throw new Error('remotes are opened by the loader');
}

/** What would be its helpers. */
export default { global: { getGlobalSnapshotInfoByModuleInfo: () => undefined } };
