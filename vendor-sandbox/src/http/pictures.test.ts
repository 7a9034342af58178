import { afterEach, expect, test } from '@jest/globals';
import { type FakePlatform, startFakePlatform } from '../testing/fakePlatform.ts';
import { createPictures } from './pictures.ts';

let platform: FakePlatform;
afterEach(() => platform.close());

test('no server but the platform is ever asked', async () => {
  platform = await startFakePlatform('s');
  const pictures = createPictures({
    platformUrl: platform.url,
    siteOrigins: ['http://site.example'],
    patience: 2_000,
  });
  pictures.remember('a', 'http://169.254.169.254/latest');
  expect(await pictures.find('a')).toBeNull();
  // Addresses on the platform's sites are fetched from the platform.
  pictures.remember('b', 'http://site.example/art/b.svg');
  expect(await pictures.find('b')).toMatchObject({ type: 'image/svg+xml' });
  pictures.remember('c', 'http://site.example/no-picture');
  expect(await pictures.find('c')).toBeNull();
});
