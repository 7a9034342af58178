/**
 * Strips a contract file for the browser: marks its calls as pure, so that unused schemas and operations can be
 * tree-shaken, and removes the summaries of operations, which only the API documentation shows.
 */
module.exports = function leanContractLoader(source) {
  return source
    .replace(/^ *summary:\s*(?:'[^'\n]*'|"[^"\n]*"),$/gm, '')
    .replace(/(?<=[=(,:[]\s*|\.\.\.)((?:z\.\w+|operation|call|pageOf)\()/g, '/* @__PURE__ */ $1');
};
