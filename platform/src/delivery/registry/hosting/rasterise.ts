import { sharp } from '../../../foundation/process/sharp.ts';

/** Part of the pictures' version: increment it when the settings below change. */
export const RASTER_FORM = 2;
/** Width that every game picture is drawn at. */
const DRAWN_WIDTH = 300;
/** On dense displays, which show two or three pixels per CSS pixel, lower quality is less visible. */
const qualityOf = (width: number) => (width > 240 ? 74 : 82);
/** One step more doubles processor time for one percent fewer bytes; one less halves it for a third more. */
const EFFORT = 1;
/** Points per inch at which one unit of a drawing is one pixel. */
const PLAIN = 72;
const LONGEST_SECONDS = 5;
/** Four times the largest request; no generated drawing comes near. */
const MOST_PIXELS = 4_000_000;

/**
 * Rasterizes a drawing to AVIF of this width in pixels. Settings that change the result need another `RASTER_FORM`.
 *
 * @throws when it is not a drawing, or takes longer than five seconds
 */
export const rasterise = (drawing: Buffer, width: number): Promise<Buffer> =>
  sharp(drawing, { density: (PLAIN * width) / DRAWN_WIDTH, limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .resize({ width })
    // full colour resolution, because the edges of lettering consist of colour alone
    .avif({ quality: qualityOf(width), effort: EFFORT, chromaSubsampling: '4:4:4' })
    .timeout({ seconds: LONGEST_SECONDS })
    .toBuffer();
