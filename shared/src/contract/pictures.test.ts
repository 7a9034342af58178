import { expect, test } from '@jest/globals';
import { rasterUrl, rasterWidths, vectorUrl } from './pictures.ts';

test('a drawn picture of a game is offered in every width, each at an address that says of what', () => {
  const offered = rasterUrl('/media/v1/games/jade-claw.en.svg')?.split(', ') ?? [];
  expect(offered).toHaveLength(rasterWidths.length);
  expect(offered[0]).toBe('/media/v1/games/jade-claw.en.151.avif 151w');
  for (const [n, width] of rasterWidths.entries()) {
    const [address = '', descriptor] = offered[n]?.split(' ') ?? [];
    expect(descriptor).toBe(`${width}w`);
    expect(vectorUrl(address.replace('/media/v1/', ''))).toEqual({ drawing: 'games/jade-claw.en.svg', width });
  }
  expect(rasterUrl('/media/v1/lists/lumivolta-rng.svg')).toContain('/media/v1/lists/lumivolta-rng.630.avif 630w');
});

test.each(['/media/v1/vendors/lumivolta.svg', '/media/v1/avatars/3.svg', '/media/v1/games/a.png', '/games/', ''])(
  '%s is offered as it is only',
  (icon) => expect(rasterUrl(icon)).toBeUndefined(),
);

test.each([
  'games/a.svg',
  'games/a.150.avif',
  'games/a.0151.avif',
  'games/a.99999.avif',
  'games/a.avif',
  'games/a.151.webp',
  'games/../games/a.151.avif',
  'vendors/a.151.avif',
  'banners/a.630.avif',
  'index.151.avif',
  '',
])('%s stands for no picture in pixels', (path) => expect(vectorUrl(path)).toBeNull());
