import { Refusal } from '../http/refusal.ts';
import { sharp } from '../process/sharp.ts';

/** The most that a phone's camera produces; a picture with more pixels is rejected. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 2_400;

const signatures = {
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
} as const;
export type PictureFormat = keyof typeof signatures;

interface DrawnPicture {
  readonly type: PictureFormat;
  readonly picture: Buffer;
  /** Size of the re-encoded picture, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Decodes a file of a format that members may send. */
const decoded = (file: Buffer) =>
  sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false }).rotate();

/**
 * The middle of a picture as a square JPG of that many pixels, upright, without metadata.
 *
 * @throws Refusal NOT_A_PICTURE as `reencodePicture`
 */
export async function squarePicture(file: Buffer, side: number): Promise<Buffer> {
  if (!typeOf(file)) throw new Refusal('NOT_A_PICTURE');
  try {
    return await decoded(file)
      .resize({ width: side, height: side, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85, mozjpeg: true })
      .timeout({ seconds: 10 })
      .toBuffer();
  } catch {
    throw new Refusal('NOT_A_PICTURE');
  }
}

/**
 * Re-encodes a picture: upright, at most 2400 px, metadata and extra frames removed.
 *
 * @throws Refusal NOT_A_PICTURE for what is neither PNG nor JPG, is broken, or unpacks to too much
 */
export async function reencodePicture(file: Buffer): Promise<DrawnPicture> {
  // Before any decoder sees it: other formats with decoders are not accepted from members.
  const type = typeOf(file);
  if (!type) throw new Refusal('NOT_A_PICTURE');
  try {
    const drawn = decoded(file).resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const encoded = type === 'image/png' ? drawn.png({ compressionLevel: 9 }) : drawn.jpeg({ quality: 85 });
    const { data, info } = await encoded.timeout({ seconds: 10 }).toBuffer({ resolveWithObject: true });
    return { type, picture: data, width: info.width, height: info.height };
  } catch {
    throw new Refusal('NOT_A_PICTURE');
  }
}

function typeOf(file: Buffer): PictureFormat | null {
  const begins = (signature: Buffer) => file.subarray(0, signature.length).equals(signature);
  if (begins(signatures['image/png'])) return 'image/png';
  return begins(signatures['image/jpeg']) ? 'image/jpeg' : null;
}
