/**
 * Replaces federation's container runtime in remote builds (15 KB in each entry): the shell has it and puts it here
 * before loading any remote. Each container gets its own object and instance; the runtime's `init` would mistake it for
 * the shell.
 */
const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis.__federationOfShell;

export default {
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime,
  attachShareScopeMap,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
};
