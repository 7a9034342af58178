import { createHash } from 'node:crypto';
import type { Canary } from './placement.ts';

/** Buckets of 0.01 %: a share is a number of them. */
const BUCKETS = 10_000;

/**
 * Whether a visitor is one of those who try a version before everyone gets it. The same visitor gets the same answer at
 * each visit, stays in when the share is raised, and is chosen anew for each remote and each version.
 */
export const isInCanary = (
  visitor: string,
  remote: string,
  { digest, share }: Pick<Canary, 'digest' | 'share'>,
): boolean => bucketOf(`${visitor}/${remote}/${digest}`) < share;

/** 48 bits are so many more than the buckets that none is favoured in any measurable way. */
const bucketOf = (text: string): number => createHash('sha256').update(text).digest().readUIntBE(0, 6) % BUCKETS;
