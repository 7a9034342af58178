type CanvasSize = { readonly width: number; readonly height: number; readonly ratio: number };

/**
 * Sizes a canvas to its box in device pixels, at most `most` per CSS pixel. `changed` is called at each other size; the
 * returned function checks at once.
 */
export function fitCanvas(canvas: HTMLCanvasElement, most: number, changed: (size: CanvasSize) => void): () => void {
  const known = { width: 0, height: 0 };
  const measure = (): void => {
    const box = canvas.getBoundingClientRect();
    const ratio = Math.min(most, window.devicePixelRatio || 1);
    const [width, height] = [Math.round(box.width * ratio), Math.round(box.height * ratio)];
    if (width === 0 || height === 0 || (width === known.width && height === known.height)) return;
    Object.assign(known, { width, height });
    Object.assign(canvas, { width, height });
    changed({ width, height, ratio });
  };
  new ResizeObserver(measure).observe(canvas);
  return measure;
}
