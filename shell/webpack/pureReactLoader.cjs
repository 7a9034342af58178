/**
 * Makes unused parts of React libraries removable. A minifier assumes that a top-level `React.forwardRef(…)` has side
 * effects, as has setting a display name: the former is marked pure, the latter removed.
 */
module.exports = function pureReactLoader(source) {
  return source
    .replace(/(?<==\s*)(React\d*\.(?:forwardRef|createContext|memo|lazy)\()/g, '/* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
};
