import { expect, test } from '@jest/globals';
import { type AppResource, offeredApps } from './useResources.ts';

const app = (url: string): AppResource => ({ resourceType: 'IOS', labelNameEn: 'iOS', url, qrCodeUrl: url });

test('an app without an address, or with one that may not be opened, is not offered', () => {
  const rows = [
    app(''),
    app(' '),
    app('javascript:alert(1)'),
    app('/download/site.ipa'),
    app('https://apps.example/1'),
  ];
  expect(offeredApps(rows).map(({ url }) => url)).toEqual(['/download/site.ipa', 'https://apps.example/1']);
});
