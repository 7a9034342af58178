/**
 * Puts a stylesheet into a cascade layer, so that a remote's rules never outweigh the kit's or another remote's by
 * order of arrival.
 */
module.exports = function layerLoader(source) {
  return `@layer ${this.getOptions().layer} {\n${source}\n}`;
};
