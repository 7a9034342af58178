import { join } from 'node:path';

/** Where the source and the public files lie. */
export const folders = {
  sourceFolder: import.meta.dirname,
  publicFolder: join(import.meta.dirname, '..', 'public'),
};
