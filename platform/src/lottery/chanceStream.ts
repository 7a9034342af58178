import { createHash, createHmac } from 'node:crypto';

export interface ChanceStream {
  /** A whole number from 0 to `bound` − 1, each equally likely. `bound` is at most 2³². */
  below(bound: number): number;
  /** `count` different whole numbers from 1 to `bound`, in the order they were drawn. */
  different(count: number, bound: number): number[];
}

/** The hash of a seed that is shown before betting opens, so that the seed cannot be changed after. */
export const commitmentOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/**
 * Numbers that follow from a committed seed: blocks of HMAC-SHA256(seed, `label/counter`), read as 32-bit words. Words
 * that would favour small results are thrown away (rejection sampling), so anyone with the seed can recompute the draw
 * and none is likelier.
 */
export function chanceStream(seed: string, label: string): ChanceStream {
  let block = Buffer.alloc(0);
  let offset = 0;
  let counter = 0;
  const word = (): number => {
    if (offset >= block.length) {
      block = createHmac('sha256', seed).update(`${label}/${counter}`).digest();
      counter += 1;
      offset = 0;
    }
    const value = block.readUInt32BE(offset);
    offset += 4;
    return value;
  };
  const below = (bound: number): number => {
    const fair = 2 ** 32 - (2 ** 32 % bound);
    let value = word();
    while (value >= fair) value = word();
    return value % bound;
  };
  const different = (count: number, bound: number): number[] => {
    const left = Array.from({ length: bound }, (_, index) => index + 1);
    return Array.from({ length: count }, () => left.splice(below(left.length), 1)).flat();
  };
  return { below, different };
}
