/**
 * Synchronous SHA-256 of single-block texts: the browser's own is asynchronous, too slow for a quarter of a million
 * hashes.
 */

const BLOCK = 64;
/** A block holds the text, one marker byte and the length. */
const MAX_TEXT_LENGTH = BLOCK - 9;

const isPrime = (n: number): boolean => {
  for (let divisor = 2; divisor * divisor <= n; divisor += 1) if (n % divisor === 0) return false;
  return true;
};
const primes = Array.from({ length: 310 }, (_none, i) => i + 2).filter(isPrime);
/** First 32 bits of the fractional part. */
const fraction = (n: number): number => Math.floor((n - Math.floor(n)) * 2 ** 32) | 0;

const rounds = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)));
const start = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/**
 * Returns a function for the first 32 bits of the hash of salt and counter digits.
 * @throws {RangeError} when both do not fit into one block.
 */
export function workHasher(salt: string): (counter: number) => number {
  const prefix = new TextEncoder().encode(salt);
  const words = new Int32Array(BLOCK);
  const bytes = new Uint8Array(BLOCK);
  const view = new DataView(bytes.buffer);
  bytes.set(prefix.subarray(0, MAX_TEXT_LENGTH));

  return (counter) => {
    const digits = String(counter);
    const length = prefix.length + digits.length;
    if (length > MAX_TEXT_LENGTH) throw new RangeError('the text of the work is too long');
    bytes.fill(0, prefix.length);
    for (let i = 0; i < digits.length; i += 1) bytes[prefix.length + i] = digits.charCodeAt(i);
    bytes[length] = 0x80;
    view.setUint32(BLOCK - 4, length * 8);
    return firstWord(view, words);
  };
}

const at = (words: Int32Array, i: number): number => words[i] ?? 0;
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** FIPS 180-4, 6.2.2, for one block; only the first word of the final sums. */
function firstWord(block: DataView, w: Int32Array): number {
  for (let i = 0; i < 16; i += 1) w[i] = block.getInt32(i * 4);
  for (let i = 16; i < 64; i += 1) {
    const early = at(w, i - 15);
    const late = at(w, i - 2);
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    w[i] = (at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0;
  }
  let a = at(start, 0);
  let b = at(start, 1);
  let c = at(start, 2);
  let d = at(start, 3);
  let e = at(start, 4);
  let f = at(start, 5);
  let g = at(start, 6);
  let h = at(start, 7);
  for (let i = 0; i < 64; i += 1) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const choice = (e & f) ^ (~e & g);
    const one = (h + s1 + choice + at(rounds, i) + at(w, i)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + ((s0 + majority) | 0)) | 0;
  }
  return (a + at(start, 0)) >>> 0;
}
