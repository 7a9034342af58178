import { createHash } from 'node:crypto';

/** The hash of a seed that is shown before betting opens, so that the seed cannot be changed after. */
export const commitmentOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');
