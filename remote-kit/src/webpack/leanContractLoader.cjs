/**
 * Leaves of a contract file what a page needs. The calls that it is made of are marked as free of effects: schemas and
 * operations that a bundle does not use can then be left out, even if the same file declares one that it uses.
 * Operations' summaries are for the documents of the interface, and go.
 */
module.exports = function leanContractLoader(source) {
  return source
    .replace(/^ *summary:\s*(?:'[^'\n]*'|"[^"\n]*"),$/gm, '')
    .replace(/(?<=[=(,:[]\s*|\.\.\.)((?:z\.\w+|operation|call|pageOf)\()/g, '/* @__PURE__ */ $1');
};
