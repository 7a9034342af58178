import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { folders } from '../folders.ts';
import { paletteCount, paletteOf } from './palette.ts';

test('every palette is used, and every one stands in the style sheet', () => {
  const used = new Set(Array.from({ length: 600 }, (_, index) => paletteOf(`vendor-game-${index}`)));
  expect(used.size).toBe(paletteCount);
  const style = readFileSync(join(folders.sourceFolder, 'page', 'styles', 'palettes.css'), 'utf8');
  for (let index = 0; index < paletteCount; index += 1) expect(style).toContain(`.palette-${index} {`);
});
