/** HMAC-SHA256 of a text under a key; node:crypto on the server, WebCrypto in the page. */
export type Hmac = (key: Uint8Array, message: string) => Promise<Uint8Array> | Uint8Array;

const span = 2 ** 32;

/**
 * Draws one stop per reel from HMAC-SHA256(serverSeed, `${clientSeed}:${nonce}:${block}`), block = 0, 1, …
 * Each digest gives eight big-endian 32-bit numbers. A number at or above the largest multiple of the reel's length
 * is thrown away, so that every stop is exactly equally likely.
 */
export async function drawStops(
  hmac: Hmac,
  seed: { serverSeed: Uint8Array; clientSeed: string; nonce: number },
  lengths: readonly number[],
): Promise<number[]> {
  const stops: number[] = [];
  for (let block = 0; stops.length < lengths.length; block += 1) {
    const digest = await hmac(seed.serverSeed, `${seed.clientSeed}:${seed.nonce}:${block}`);
    const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    for (let at = 0; at + 4 <= digest.byteLength; at += 4) {
      const length = lengths[stops.length];
      if (length === undefined) break;
      const value = view.getUint32(at);
      if (value < span - (span % length)) stops.push(value % length);
    }
  }
  return stops;
}
