/**
 * Runtime for federation's bundler code: sharing only. The full runtime brings its own loading of remotes, which the
 * shell's loader replaces, and a namespace that is passed on cannot be tree-shaken (4 KB of every first visit).
 */
export { createInstance, getInstance, init } from '@module-federation/runtime';

// called only for shared modules that are tree-shaken to what remotes use; there are none here

export function getRemoteEntry() {
  throw new Error('remotes are opened by the loader');
}

/** The runtime's helpers, as far as they are used. */
export default { global: { getGlobalSnapshotInfoByModuleInfo: () => undefined } };
