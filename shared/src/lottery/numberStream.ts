/** HMAC-SHA-256 of a message (UTF-8), keyed by the seed (its hex text as UTF-8). */
export type Hmac = (message: string) => Promise<Uint8Array>;

/**
 * Uniform numbers from blocks of HMAC(`label/counter`), read as big-endian 32-bit words; words that would cause bias
 * are rejected. Returns a function for the next number below a bound.
 */
export function numberStream(hmac: Hmac, label: string): (bound: number) => Promise<number> {
  let words: number[] = [];
  let counter = 0;
  const word = async (): Promise<number> => {
    if (words.length === 0) {
      const block = await hmac(`${label}/${counter}`);
      const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
      words = Array.from({ length: block.byteLength / 4 }, (_, at) => view.getUint32(at * 4));
      counter += 1;
    }
    return words.shift() ?? 0;
  };
  return async (bound) => {
    const fair = 2 ** 32 - (2 ** 32 % bound);
    let value = await word();
    while (value >= fair) value = await word();
    return value % bound;
  };
}
