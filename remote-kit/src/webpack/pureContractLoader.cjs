/**
 * Marks the calls that a contract file is made of as free of effects: schemas and operations that a bundle does not use
 * can then be left out, even if the same file declares one that it uses.
 */
module.exports = function pureContractLoader(source) {
  return source.replace(/(?<=[=(,:[]\s*|\.\.\.)((?:z\.\w+|operation|pageOf)\()/g, '/* @__PURE__ */ $1');
};
