import { describe, expect, it } from '@jest/globals';
import { glyph } from '@unisite/lettering/face';
import { PNG } from 'pngjs';
import { captchaFaces, captchaImage, captchaSigns } from './captchaImage.ts';
import { createCanvas, maskOf, paint } from './raster.ts';
import { disc } from './shapes.ts';
import { LEAST_X, MOST_X, PIECE, SLIDE_HEIGHT, SLIDE_WIDTH, slideImage } from './slideImage.ts';

const decoded = (base64: string) => PNG.sync.read(Buffer.from(base64, 'base64'));

describe('the picture with signs', () => {
  it('has none that looks like another, and every face has each of them', () => {
    for (const alike of ['0OQD', '1ILJ', '2Z', '5S', '6G', '8B', 'UV'])
      expect([...alike].filter((sign) => captchaSigns.includes(sign)).length).toBeLessThan(2);
    for (const face of captchaFaces)
      expect([...captchaSigns].filter((sign) => !(glyph(face, sign)?.advance ?? 0))).toEqual([]);
  });

  it('is a PNG, another one each time', () => {
    const [one, other] = [captchaImage('ACE34'), captchaImage('ACE34')];
    expect(decoded(one)).toMatchObject({ width: 160, height: 60 });
    expect(one).not.toBe(other);
  });
});

describe('the slide', () => {
  it('has its hole away from where the piece begins, and the piece that was there', () => {
    for (let i = 0; i < 4; i += 1) {
      const { x, y, background, pieceImage } = slideImage();
      expect(x).toBeGreaterThanOrEqual(LEAST_X);
      expect(x).toBeLessThanOrEqual(MOST_X);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + PIECE).toBeLessThanOrEqual(SLIDE_HEIGHT);
      expect(decoded(background)).toMatchObject({ width: SLIDE_WIDTH, height: SLIDE_HEIGHT });
      const piece = decoded(pieceImage);
      expect(piece).toMatchObject({ width: PIECE, height: PIECE });
      const alpha = (px: number, py: number) => piece.data[(py * PIECE + px) * 4 + 3];
      expect([alpha(0, 0), alpha(28, 30), alpha(55, 55)]).toEqual([0, 255, 0]);
    }
  });
});

describe('the rasteriser', () => {
  it('covers what is inside, half of what is half inside, and leaves holes', () => {
    const canvas = createCanvas(10, 10);
    const square = [
      [1, 1],
      [8.5, 1],
      [8.5, 9],
      [1, 9],
    ] as const;
    const hole = [...square].map(([x, y]) => [x === 1 ? 3 : 6, y === 1 ? 3 : 6] as const).reverse();
    paint(canvas, maskOf([square, hole], canvas), [200, 100, 50]);
    const red = (x: number, y: number) => canvas.pixels[(y * 10 + x) * 4];
    expect([red(0, 5), red(1, 5), red(4, 4), red(8, 5), red(9, 5)]).toEqual([0, 200, 0, 100, 0]);
  });

  it('draws nothing outside of the canvas, and what is partly outside', () => {
    const canvas = createCanvas(10, 10);
    paint(canvas, maskOf([disc([-50, -50], 10)], canvas), [255, 255, 255]);
    paint(canvas, maskOf([disc([60, 5], 10)], canvas), [255, 255, 255]);
    expect(canvas.pixels.filter((_value, i) => i % 4 < 3).some((value) => value > 0)).toBe(false);
    paint(canvas, maskOf([disc([0, 0], 4)], canvas), [255, 255, 255]);
    expect(canvas.pixels[0]).toBe(255);
  });
});
