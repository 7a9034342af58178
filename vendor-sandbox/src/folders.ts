import { join } from 'node:path';

/** Locations of the source and the public files. */
export const folders = {
  sourceFolder: import.meta.dirname,
  publicFolder: join(import.meta.dirname, '..', 'public'),
};
