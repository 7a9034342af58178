import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';
import { acceptsEncoding } from './acceptsEncoding.ts';

const compress = promisify(zstdCompress);

/** RFC 9842, section 5: the header of a `dcz` body, a frame that other decoders skip, before the dictionary's hash. */
const dczMagic = Buffer.from('5e2a4d1820000000', 'hex');
/** RFC 8878, section 5: content with this beginning would be read as a trained dictionary instead of a browser's. */
const trainedDictionary = Buffer.from('37a430ec', 'hex');

/** The Vary header of responses for which a dictionary could have been used. */
export const dictionaryVary = 'Accept-Encoding, Available-Dictionary';

/** Content that a browser may already have, and its SHA-256 in base64. */
export interface Dictionary {
  readonly sha256: string;
  readonly content: Buffer;
}

/**
 * The dictionary that a browser has for its request, as SHA-256 in base64 (RFC 9842, section 2.2); null where it has
 * none, or does not accept `dcz`.
 */
export function availableDictionary(headers: Readonly<Record<string, string | string[] | undefined>>): string | null {
  const named = headers['available-dictionary'];
  const encodings = headers['accept-encoding'];
  if (typeof named !== 'string' || typeof encodings !== 'string' || !acceptsEncoding(encodings, 'dcz')) return null;
  return /^:([A-Za-z0-9+/]{43}=):$/.exec(named)?.[1] ?? null;
}

/** Zstandard's levels: for stored content, and for single responses. */
const levels = { kept: 9, now: 5 } as const;

/** A `dcz` body: `content` in Zstandard, with the dictionary's content as prefix. Null where that is not possible. */
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
