/**
 * In a remote's build this stands in the place of federation's code for containers (15 KB in each entry): the shell has
 * it and puts it here before it loads any remote. Each container gets an object and an instance of its own; the
 * runtime's own `init` would take it for the shell.
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
