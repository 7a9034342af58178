/**
 * Lets what the site does not use of a React library be left out. A minifier has to assume that `React.forwardRef(…)`
 * at the top of a module does something, and that naming a component for the developer's tools does too: the first is
 * marked as free of effects, the second dropped.
 */
module.exports = function pureReactLoader(source) {
  return source
    .replace(/(?<==\s*)(React\d*\.(?:forwardRef|createContext|memo|lazy)\()/g, '/* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
};
