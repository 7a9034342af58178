/**
 * Renders a drawing of filled paths as a square PNG, `side` pixels wide. It draws the paths itself, because the page's
 * policy forbids loading the SVG as an image. Null: unsupported by this browser.
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
