import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliEnding } from '@unisite/shared/publishing';
import * as z from '@unisite/shared/schema';
import { contentTypeOf } from './contentType.ts';
import type { HostedFile } from './hostedFile.ts';

/** The index that lies beside the drawn pictures: for each its size as it is, and as brotli. */
const artIndex = z.object({
  version: z.string(),
  pictures: z.record(z.string(), z.tuple([z.int(), z.int()])),
});

/** What became of a request for a picture. */
export type FoundMedia =
  | { state: 'found'; file: HostedFile }
  /** A page of an older version asks: the picture stands at another address now. */
  | { state: 'moved'; to: string }
  | { state: 'unknown' };

/** The drawn pictures. */
export interface Media {
  /** A picture by `<version>/<path>`, an address that always means the same bytes. */
  find(address: string): FoundMedia;
  /** A picture as it is now, by its path, for code that knows no version. */
  present(picture: string): HostedFile | null;
}

/** Reads what lies in the folder of the drawn pictures. Without an index there are none. */
export async function openMedia(folder: string): Promise<Media> {
  const read = await readFile(path.join(folder, 'index.json'), 'utf8').then(JSON.parse, () => null);
  const parsed = z.safeParse(artIndex, read);
  const { version, pictures } = parsed.success ? parsed.data : { version: '', pictures: {} };
  const sizes = new Map(Object.entries(pictures));

  const present = (picture: string): HostedFile | null => {
    const size = sizes.get(picture);
    if (!size) return null;
    const [bytes, brotliBytes] = size;
    const file = path.join(folder, picture);
    const brotli = { path: file + brotliEnding, bytes: brotliBytes };
    return { path: file, type: contentTypeOf(picture), bytes, tag: version, brotli };
  };

  return {
    present,
    find(address) {
      const slash = address.indexOf('/');
      const picture = address.slice(slash + 1);
      const file = slash < 1 ? null : present(picture);
      if (!file) return { state: 'unknown' };
      if (address.slice(0, slash) !== version) return { state: 'moved', to: `/media/${version}/${picture}` };
      return { state: 'found', file };
    },
  };
}
