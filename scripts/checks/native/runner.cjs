/**
 * Runs a file of tests in jest's worker itself rather than in a context of its own: Node loads the sources as it does
 * in production, once for all files of the worker. jest's registry would compile and run the whole platform again for
 * each, and every global that the code names is slower in its contexts.
 *
 * The price: files share what modules keep, and nothing of `jest` mocks a module.
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

/** Where jest-circus keeps what outlives a file: its listeners, and the time limit that the file has set. */
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
    // jest-circus has its tests in its module: each file gets one of its own
    requireInternalModule(file) {
      delete require.cache[file];
      return require(file);
    },
    setGlobalsForRuntime: (ofCircus) => globals.set({ ...ofCircus, jest }),
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (file) => import(pathToFileURL(file).href),
  });
  // Not awaited: every stack of a failure would end here, and not in the test.
  return runWithCircus(globalConfig, config, { global: globalThis }, native, testPath, send).finally(() => {
    mocks.restoreAllMocks();
    timers.dispose();
    flushCompileCache(); // jest kills workers, which would lose their compile cache
    for (const name of Object.keys(process.env)) if (!(name in given)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, given);
  });
};
