import { AVATAR_SIDE } from '@unisite/shared/contract/members';
import { base64Of } from '@unisite/shared/pictures';
import { type Crop, squareOf } from './crop.ts';

/** Twice the size, for dense screens. */
export const CANVAS_SIDE = AVATAR_SIDE * 2;

/** Draws the cropped square over the whole canvas. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(picture, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  // transparent areas become white, as on the platform
  context.fillStyle = '#fff';
  context.fillRect(0, 0, CANVAS_SIDE, CANVAS_SIDE);
  context.drawImage(picture, left, top, side, side, 0, 0, CANVAS_SIDE, CANVAS_SIDE);
}

/** The cropped square as a JPEG in base64. */
export function squareToSend(picture: ImageBitmap, crop: Crop): string {
  const canvas = document.createElement('canvas');
  canvas.width = CANVAS_SIDE;
  canvas.height = CANVAS_SIDE;
  drawSquare(canvas, picture, crop);
  return base64Of(canvas.toDataURL('image/jpeg', 0.9));
}
