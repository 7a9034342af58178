import path from 'node:path';

/** Where the numbered SQL files are. */
export const migrationFolder = path.join(import.meta.dirname, 'migrations');
