/** Stands in for a stylesheet: every class is named by itself. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : name) });
