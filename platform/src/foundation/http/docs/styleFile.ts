import path from 'node:path';

/** The stylesheet of the page for people. */
export const styleFile = path.join(import.meta.dirname, 'style.css');
