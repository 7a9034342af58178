/**
 * A drawing of filled paths as a PNG of a side in pixels. By its paths: a page that loads no picture from anywhere else
 * cannot load its own drawing as one either. Null: this browser makes none.
 */
export function pngOf(drawing: SVGSVGElement, side: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.scale(side / drawing.viewBox.baseVal.width, side / drawing.viewBox.baseVal.height);
  for (const path of drawing.querySelectorAll('path')) {
    context.fillStyle = path.getAttribute('fill') ?? '#000';
    context.fill(new Path2D(path.getAttribute('d') ?? ''));
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
