/**
 * Strips a file of the contract, or of the calls that teams may make, for the browser: marks its calls as pure, so that
 * unused schemas and operations can be tree-shaken, and removes operations' summaries, which only the API documentation
 * shows.
 */
module.exports = function leanContractLoader(source) {
  return source
    .replace(/^ *summary:\s*(?:'[^'\n]*'|"[^"\n]*"),$/gm, '')
    .replace(/(?<=[=(,:[]\s*|\.\.\.)((?:z\.\w+|operation|call|pageOf|published)\()/g, '/* @__PURE__ */ $1');
};
