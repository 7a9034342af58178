import { penOf } from './dom.ts';

/** `blurred` is as wide as `sharp` and taller by the motion blur. */
type Picture = { readonly sharp: HTMLCanvasElement; readonly blurred: HTMLCanvasElement };

export type Sprites<Name extends string> = {
  /** Redraws all pictures at a size in device pixels, for sharpness. */
  resize(size: number): void;
  picture(name: Name): Picture | null;
};

/** Motion blur: number of copies, and vertical reach as a share of the size. */
const smear = { copies: 33, reach: 0.3 } as const;

function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return [canvas, penOf(canvas)];
}

function rasterise(image: HTMLImageElement, size: number): Picture {
  const [sharp, pen] = canvasOf(size, size);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, size, size);
  const margin = Math.ceil(smear.reach * size);
  const [blurred, blur] = canvasOf(size, size + 2 * margin);
  for (let copy = 0; copy < smear.copies; copy += 1) {
    const shift = (copy / (smear.copies - 1) - 0.5) * 2 * smear.reach * size;
    // Weighted so that all copies contribute equally.
    blur.globalAlpha = 1 / (copy + 1);
    blur.drawImage(sharp, 0, margin + shift);
  }
  return { sharp, blurred };
}

/** Loads pictures by name. */
export async function loadSprites<Name extends string>(
  names: readonly Name[],
  addressOf: (name: Name) => string,
): Promise<Sprites<Name>> {
  const images = new Map<Name, HTMLImageElement>();
  await Promise.all(
    names.map(async (name) => {
      const image = new Image();
      image.src = addressOf(name);
      await image.decode();
      images.set(name, image);
    }),
  );
  const pictures = new Map<Name, Picture>();
  let drawn = 0;
  return {
    resize(size) {
      if (size === drawn || size < 1) return;
      drawn = size;
      for (const [name, image] of images) pictures.set(name, rasterise(image, size));
    },
    picture: (name) => pictures.get(name) ?? null,
  };
}
