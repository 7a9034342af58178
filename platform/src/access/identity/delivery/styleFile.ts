import path from 'node:path';

/** The stylesheet of the outbox. */
export const styleFile = path.join(import.meta.dirname, 'style.css');
