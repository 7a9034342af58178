import { describe, expect, test } from '@jest/globals';
import { goldLettering, letter, settings } from './outline.ts';

describe('lettering', () => {
  test('draws every Vietnamese capital, and signs it has no outline for as nothing', () => {
    expect(letter(['ẨN']).width).toBeGreaterThan(letter(['N']).width);
    expect(letter(['N☃']).path).toBe(letter(['N']).path);
    expect(letter(['rồng']).path).toBe(letter(['RỒNG']).path);
  });

  test('breaks a title where its lines are most even', () => {
    expect(settings('Rồng Vàng Phương Nam')).toEqual([['Rồng Vàng Phương Nam'], ['Rồng Vàng', 'Phương Nam']]);
    expect(settings('Keno')).toEqual([['Keno']]);
  });

  test('holds nothing of the text but outlines', () => {
    expect(goldLettering(['"><script>'], 'x')).not.toContain('script');
  });
});
