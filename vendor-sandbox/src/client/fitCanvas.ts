type CanvasSize = { readonly width: number; readonly height: number; readonly ratio: number };

/**
 * Gives a canvas as many pixels as its box has on this screen, `most` for one of the page at the most. `changed` hears
 * of every other size; what it gives back looks at once.
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
