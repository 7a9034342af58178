/**
 * Path of the sprite of icons and illustrations: the server does not know the page's origin. The bundler emits it
 * beside the code.
 */
export const spriteUrl: string = new URL('./icons.svg', import.meta.url).pathname;
