/** HMAC-SHA256 of a text under a key; node:crypto on the server, WebCrypto in the page. */
export type Hmac = (key: Uint8Array, message: string) => Promise<Uint8Array> | Uint8Array;

export type Seed = { readonly serverSeed: Uint8Array; readonly clientSeed: string; readonly nonce: number };

/** The next number in [0, bound), exactly uniform. */
export type Numbers = (bound: number) => Promise<number>;

const span = 2 ** 32;

/**
 * The numbers of one round, from HMAC-SHA256(serverSeed, `${clientSeed}:${nonce}:${block}`), block = 0, 1, … Each
 * digest gives eight big-endian 32-bit numbers. Numbers at or above the largest multiple of the bound are rejected;
 * others are taken modulo the bound.
 */
export function numbersFrom(hmac: Hmac, { serverSeed, clientSeed, nonce }: Seed): Numbers {
  let block = 0;
  let view: DataView = new DataView(new ArrayBuffer(0));
  let at = 0;
  return async (bound) => {
    for (;;) {
      if (at + 4 > view.byteLength) {
        const digest = await hmac(serverSeed, `${clientSeed}:${nonce}:${block}`);
        view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
        block += 1;
        at = 0;
      }
      const value = view.getUint32(at);
      at += 4;
      if (value < span - (span % bound)) return value % bound;
    }
  };
}
