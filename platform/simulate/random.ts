import { createHash } from 'node:crypto';

/** Randomness from a seed: the same seed gives the same sequence. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(all: readonly T[]): T | undefined;
}

/** sfc32, seeded from the hash of a text. */
export function seededRandom(seed: string): Random {
  const digest = createHash('sha256').update(seed).digest();
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => digest.readInt32LE(at)) as [number, number, number, number];
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 16; i += 1) next();
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return { next, int, chance: (share) => next() < share, pick: (all) => all[int(0, all.length - 1)] };
}
