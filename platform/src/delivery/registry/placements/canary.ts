import { createHash } from 'node:crypto';
import type { Canary } from './placement.ts';

/** Buckets of 0.01 %; a share is a number of buckets. */
const BUCKETS = 10_000;

/**
 * Whether a visitor is in a canary. Stable across a visitor's visits and when the share is raised; independent for each
 * remote and version.
 */
export const isInCanary = (
  visitor: string,
  remote: string,
  { digest, share }: Pick<Canary, 'digest' | 'share'>,
): boolean => bucketOf(`${visitor}/${remote}/${digest}`) < share;

/** 48 bits exceed the number of buckets by so much that none is measurably favoured. */
const bucketOf = (text: string): number => createHash('sha256').update(text).digest().readUIntBE(0, 6) % BUCKETS;
