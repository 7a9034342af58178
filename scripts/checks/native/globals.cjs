/**
 * Replaces `@jest/globals` for tests that Node loads itself. Modules imported by several test files are loaded once, so
 * each export forwards to the functions of the running file.
 */
let current = {};

const forwarded = (name) =>
  new Proxy(() => undefined, {
    apply: (_target, _self, values) => current[name](...values),
    get: (_target, key) => current[name][key],
  });

exports.set = (globals) => {
  current = globals;
};
// written out, because Node detects a CommonJS module's named exports from its source
exports.afterAll = forwarded('afterAll');
exports.afterEach = forwarded('afterEach');
exports.beforeAll = forwarded('beforeAll');
exports.beforeEach = forwarded('beforeEach');
exports.describe = forwarded('describe');
exports.expect = forwarded('expect');
exports.it = forwarded('it');
exports.jest = forwarded('jest');
exports.test = forwarded('test');
