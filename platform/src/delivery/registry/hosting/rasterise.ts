import { sharp } from '../../../foundation/process/sharp.ts';

/** Part of the version of pictures: other settings below make other addresses. */
export const RASTER_FORM = 2;
/** What every picture of a game is drawn at. */
const DRAWN_WIDTH = 300;
/** Where two or three pixels stand for one, less is seen of what each of them loses. */
const qualityOf = (width: number) => (width > 240 ? 74 : 82);
/** One step more takes twice the processor for a hundredth fewer bytes, one less saves half for a third more. */
const EFFORT = 1;
/** Points an inch, at which a drawing's pixel is a picture's. */
const PLAIN = 72;
const LONGEST_SECONDS = 5;
/** Four times the largest that is asked for: nothing that the generator draws comes near. */
const MOST_PIXELS = 4_000_000;

/**
 * A drawing as AVIF, so many pixels wide. Settings that give other pixels need another `RASTER_FORM`.
 *
 * @throws when it is no drawing, or takes longer than five seconds
 */
export const rasterise = (drawing: Buffer, width: number): Promise<Buffer> =>
  sharp(drawing, { density: (PLAIN * width) / DRAWN_WIDTH, limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .resize({ width })
    // colours in full: the edges of lettering are nothing but colour
    .avif({ quality: qualityOf(width), effort: EFFORT, chromaSubsampling: '4:4:4' })
    .timeout({ seconds: LONGEST_SECONDS })
    .toBuffer();
