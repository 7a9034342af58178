/**
 * In a remote's build this stands in the place of federation's code for containers (15 KB in each entry): the shell has it and puts it here
 * before it loads any remote. Each container gets an object of its own, because it writes its instance into it.
 */
const { runtime, bundlerRuntime, attachShareScopeMap } = globalThis.__federationOfShell;

export default {
  runtime,
  bundlerRuntime,
  attachShareScopeMap,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntimeOptions: {},
};
