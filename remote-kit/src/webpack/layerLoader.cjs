/**
 * Wraps a stylesheet in a cascade layer, so that a remote's rules never override the kit's or another remote's by load
 * order.
 */
module.exports = function layerLoader(source) {
  return `@layer ${this.getOptions().layer} {\n${source}\n}`;
};
