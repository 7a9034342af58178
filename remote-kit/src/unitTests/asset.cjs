/** Stands in for the address of a picture or a font. */
module.exports = '/asset';
