import { createRequire } from 'node:module';
import path from 'node:path';

/** `require` as seen from the platform's own package. */
export const localRequire = createRequire(path.join(import.meta.dirname, 'requireHere.ts'));
