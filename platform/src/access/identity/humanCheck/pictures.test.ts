import { describe, expect, it } from '@jest/globals';
import { glyph } from '@unisite/lettering/face';
import sharp from 'sharp';
import { captchaFaces, captchaImage, captchaSigns } from './captchaImage.ts';
import { filled, pngOf } from './drawing.ts';
import { LEAST_X, MOST_X, PIECE, SLIDE_HEIGHT, SLIDE_WIDTH, slideImage } from './slideImage.ts';

/** A picture's size, and its pixels by position: red, green, blue, opacity. */
async function decoded(base64: string) {
  const png = sharp(Buffer.from(base64, 'base64'));
  expect((await png.metadata()).format).toBe('png');
  const { data, info } = await png.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  return { width: info.width, height: info.height, pixel };
}

describe('the picture with signs', () => {
  it('has none that looks like another, and every face has each of them', () => {
    for (const alike of ['0OQD', '1ILJ', '2Z', '5S', '6G', '8B', 'UV'])
      expect([...alike].filter((sign) => captchaSigns.includes(sign)).length).toBeLessThan(2);
    for (const face of captchaFaces)
      expect([...captchaSigns].filter((sign) => !(glyph(face, sign)?.advance ?? 0))).toEqual([]);
  });

  it('is a PNG, another one each time', async () => {
    const [one, other] = [await captchaImage('ACE34'), await captchaImage('ACE34')];
    expect(await decoded(one)).toMatchObject({ width: 160, height: 60 });
    expect(one).not.toBe(other);
  });
});

describe('the slide', () => {
  it('has its hole away from where the piece begins, and the piece that was there', async () => {
    for (let i = 0; i < 4; i += 1) {
      const { x, y, background, pieceImage } = await slideImage();
      expect(x).toBeGreaterThanOrEqual(LEAST_X);
      expect(x).toBeLessThanOrEqual(MOST_X);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + PIECE).toBeLessThanOrEqual(SLIDE_HEIGHT);
      const [ground, piece] = [await decoded(background), await decoded(pieceImage)];
      expect(ground).toMatchObject({ width: SLIDE_WIDTH, height: SLIDE_HEIGHT });
      expect(piece).toMatchObject({ width: PIECE, height: PIECE });
      const [middle, hole] = [piece.pixel(28, 30), ground.pixel(x + 28, y + 30)];
      expect([piece.pixel(0, 0)[3], middle[3], piece.pixel(55, 55)[3]]).toEqual([0, 255, 0]);
      // 38 % of what the piece shows there, and the hole's own colour
      for (const [channel, dark] of [8, 12, 24].entries())
        expect(Math.abs((hole[channel] ?? 0) - (0.38 * (middle[channel] ?? 0) + 0.62 * dark))).toBeLessThan(3);
    }
  });
});

describe('a drawing', () => {
  const square = [
    [1, 1],
    [8.5, 1],
    [8.5, 9],
    [1, 9],
  ] as const;

  it('covers what is inside, half of what is half inside, and leaves holes', async () => {
    const hole = [...square].map(([x, y]) => [x === 1 ? 3 : 6, y === 1 ? 3 : 6] as const).reverse();
    const { pixel } = await decoded(await pngOf(filled([square, hole], [200, 100, 50]), { width: 10, height: 10 }));
    const opacity = (x: number, y: number) => pixel(x, y)[3] ?? 0;
    expect(pixel(1, 5)).toEqual([200, 100, 50, 255]);
    expect([opacity(0, 5), opacity(4, 4), opacity(9, 5)]).toEqual([0, 0, 0]);
    expect(Math.abs(opacity(8, 5) - 128)).toBeLessThan(3);
  });

  it('is cut to its frame', async () => {
    const frame = { left: 1, top: 1, width: 5, height: 4 };
    const { pixel, ...size } = await decoded(await pngOf(filled([square], [200, 100, 50]), frame));
    expect(size).toEqual({ width: 5, height: 4 });
    expect([pixel(0, 0), pixel(4, 3)]).toEqual([
      [200, 100, 50, 255],
      [200, 100, 50, 255],
    ]);
  });
});
