/** Where the one file of icons and drawings lies; the bundler emits it beside the code. */
export const spriteUrl = new URL('./icons.svg', import.meta.url).href;
