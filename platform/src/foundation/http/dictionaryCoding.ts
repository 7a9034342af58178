import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { acceptsEncoding } from './acceptsEncoding.ts';

const compress = promisify(zstdCompress);

/** RFC 9842, section 5: the head of a `dcz` body, a frame that other decoders skip, before the dictionary's hash. */
const dczMagic = Buffer.from('5e2a4d1820000000', 'hex');
/** RFC 8878, section 5: content that begins like this would be read as another kind of dictionary than a browser's. */
const trainedDictionary = Buffer.from('37a430ec', 'hex');

/** What responses vary by where a dictionary could have been used. */
export const dictionaryVary = 'Accept-Encoding, Available-Dictionary';

/** Some content that a browser may have already, and its SHA-256 in base64. */
export interface Dictionary {
  readonly sha256: string;
  readonly content: Buffer;
}

/**
 * The dictionary that a browser has for what it asks for, as SHA-256 in base64 (RFC 9842, section 2.2); null where it
 * has none, or does not take `dcz`.
 */
export function availableDictionary(headers: Readonly<Record<string, string | string[] | undefined>>): string | null {
  const named = headers['available-dictionary'];
  const encodings = headers['accept-encoding'];
  if (typeof named !== 'string' || typeof encodings !== 'string' || !acceptsEncoding(encodings, 'dcz')) return null;
  return /^:([A-Za-z0-9+/]{43}=):$/.exec(named)?.[1] ?? null;
}

/** Zstandard's levels: for what is kept, and for what is made for one answer. */
const levels = { kept: 9, now: 5 } as const;

/** A `dcz` body: `content` in Zstandard, with the dictionary's content before it. Null where that cannot be. */
export async function compressWith(
  { sha256, content: before }: Dictionary,
  content: Buffer,
  effort: keyof typeof levels,
): Promise<Buffer | null> {
  if (before.subarray(0, trainedDictionary.length).equals(trainedDictionary)) return null;
  const stream = await compress(content, {
    dictionary: before,
    pledgedSrcSize: content.length,
    params: { [constants.ZSTD_c_compressionLevel]: levels[effort] },
  });
  return Buffer.concat([dczMagic, Buffer.from(sha256, 'base64'), stream]);
}
