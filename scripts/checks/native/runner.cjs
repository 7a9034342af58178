/**
 * Runs a test file directly in jest's worker rather than in a context of its own: Node loads the sources as in
 * production, once for all files of the worker. jest's registry would compile and run the whole platform for each file,
 * and globals are slower to access in its contexts.
 *
 * The price: files share module state, and nothing of `jest` mocks a module.
 */
const { createRequire, flushCompileCache, registerHooks } = require('node:module');
const { pathToFileURL } = require('node:url');
const globals = require('./globals.cjs');

const globalsUrl = pathToFileURL(require.resolve('./globals.cjs')).href;
registerHooks({
  resolve: (name, context, next) =>
    name === '@jest/globals' ? { url: globalsUrl, format: 'commonjs', shortCircuit: true } : next(name, context),
});

/** Resolved through jest: jest-circus is not a direct dependency. */
const circus = ['@jest/core', 'jest-config', 'jest-circus/runner'].reduce(
  (from, name) => createRequire(from).resolve(name),
  require.resolve('jest'),
);
const { default: runWithCircus } = require(circus);

/** Where jest-circus stores what outlives a file: its listeners, and the file's timeout. */
const kept = ['EVENT_HANDLERS', 'TEST_TIMEOUT_SYMBOL'].map((name) => Symbol.for(name));

module.exports = (globalConfig, config, environment, runtime, testPath, send) => {
  const mocks = new environment.moduleMocker.constructor(globalThis);
  const timers = new environment.fakeTimersModern.constructor({ config, global: globalThis });
  const jest = {
    fn: (implementation) => mocks.fn(implementation),
    spyOn: (object, method) => mocks.spyOn(object, method),
    restoreAllMocks: () => mocks.restoreAllMocks(),
    setTimeout: (milliseconds) => Reflect.set(globalThis, Symbol.for('TEST_TIMEOUT_SYMBOL'), milliseconds),
    useFakeTimers: (options) => timers.useFakeTimers(options),
    useRealTimers: () => timers.useRealTimers(),
    advanceTimersByTime: (milliseconds) => timers.advanceTimersByTime(milliseconds),
    advanceTimersByTimeAsync: (milliseconds) => timers.advanceTimersByTimeAsync(milliseconds),
  };
  for (const key of kept) Reflect.deleteProperty(globalThis, key);
  const given = { ...process.env };
  const native = Object.assign(Object.create(runtime), {
    // jest-circus stores its tests in its module, so each file gets a fresh copy
    requireInternalModule(file) {
      delete require.cache[file];
      return require(file);
    },
    setGlobalsForRuntime: (ofCircus) => globals.set({ ...ofCircus, jest }),
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (file) => import(pathToFileURL(file).href),
  });
  // Not awaited, because failures' stack traces would end here instead of in the test.
  return runWithCircus(globalConfig, config, { global: globalThis }, native, testPath, send).finally(() => {
    mocks.restoreAllMocks();
    timers.dispose();
    flushCompileCache(); // flushed now, because jest kills workers, which would lose their compile cache
    for (const name of Object.keys(process.env)) if (!(name in given)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, given);
  });
};
