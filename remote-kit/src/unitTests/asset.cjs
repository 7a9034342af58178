/** Stub for the address of a picture or font. */
module.exports = '/asset';
